import { tempDir } from '../tests/support/temp-dir';
import { type Answer, asJson, askWhile, heading, quantile, row, timeAnswer } from './bench/measure';
import { memoryMb } from './bench/memory';
import { startTargetSites } from './bench/target-sites';
import { unreachableProviders } from './bench/unreachable-providers';
import { isBuilt, startBuiltSite } from './serve/built-site';

/** Measures whether audits delay the answers to enquiries. */
const wantedP95Ms = 200;
const auditCount = 20;
const aloneCount = 200;
const warmUpCount = 20;

if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
const targets = await startTargetSites(auditCount);
const data = tempDir('bench');
const site = await startBuiltSite({
  DATA_DIR: data.path,
  RATE_LIMITS: 'off',
  OUTBOUND_ALLOW: targets.allowList,
  ...unreachableProviders,
});

try {
  for (let count = 0; count < warmUpCount; count += 1) await enquire();
  const memoryBefore = memoryMb(site.pid);
  const alone: Answer[] = [];
  while (alone.length < aloneCount) alone.push(await enquire());

  const audits = Promise.all(targets.addresses.map(audit));
  const beside = await askWhile(audits, enquire);
  report({ alone, beside, audited: await audits, memoryBefore, memoryAfter: memoryMb(site.pid) });
} finally {
  await site.stop();
  await targets.stop();
  data.remove();
}

function enquire(): Promise<Answer> {
  const fields = { name: 'Kim Visitor', email: 'kim@example.com', message: crypto.randomUUID() };
  return post('/api/contact', fields);
}

function audit(url: string): Promise<Answer> {
  return post('/api/seo-audit', { url, email: 'kim@example.com', businessName: 'Kim’s Workshop' });
}

function post(path: string, fields: Record<string, string>): Promise<Answer> {
  return timeAnswer(`${site.origin}${path}`, asJson(fields));
}

interface Measured {
  alone: Answer[];
  beside: Answer[];
  audited: Answer[];
  memoryBefore: number;
  memoryAfter: number;
}

function report({ alone, beside, audited, memoryBefore, memoryAfter }: Measured): void {
  const [aloneP95, besideP95] = [quantile(alone, 0.95), quantile(beside, 0.95)];
  console.info(heading('POST /api/contact'));
  console.info(row('alone', alone));
  console.info(row(`beside ${auditCount} audits`, beside));
  console.info(`p95 beside / alone          ${(besideP95 / aloneP95).toFixed(1)}\n`);
  console.info(heading('POST /api/seo-audit'));
  for (const [kind, those] of Map.groupBy(audited, kindOf)) console.info(row(kind, those));
  console.info(
    `\nMemory of the site          ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`,
  );

  const isServed = [...alone, ...beside].every(({ status }) => status === 200);
  const isTold = audited.every(({ status, retryAfter }) => status === 200 || (status === 429 && retryAfter));
  if (!isServed) console.error('Not every enquiry was accepted.');
  if (!isTold) console.error('An audit was answered with neither 200 nor 429 and Retry-After.');
  if (besideP95 > wantedP95Ms) console.error(`The contact route’s p95 is over ${wantedP95Ms} ms.`);
  if (!isServed || !isTold || besideP95 > wantedP95Ms) process.exitCode = 1;
}

function kindOf({ status, retryAfter }: Answer): string {
  return retryAfter === null ? `answered ${status}` : `answered ${status}, Retry-After ${retryAfter}`;
}
