import { tempDir } from '../../../tests/support/temp-dir';
import { type BuiltSite, startBuiltSite } from '../../serve/built-site';
import { type Answer, asJson, heading, measureWhile, quantile, row, timeAnswer } from './measure';
import { memoryMb } from './memory';
import { startTargetSites } from './target-sites';
import { unreachableProviders } from './unreachable-providers';

const wantedP95Ms = 200;
const auditCount = 20;
const aloneCount = 200;
const warmUpCount = 20;

/** Measures whether audits delay the responses to enquiries. Sets the exit code if they do. */
export async function benchLeads(): Promise<void> {
  const targets = await startTargetSites(auditCount);
  const data = tempDir('bench');
  const site = await startBuiltSite({
    DATA_DIR: data.path,
    RATE_LIMITS: 'off',
    OUTBOUND_ALLOW: targets.allowList,
    ...unreachableProviders,
  });

  try {
    for (let count = 0; count < warmUpCount; count += 1) await enquire(site);
    const memoryBefore = memoryMb(site.pid);
    const alone: Answer[] = [];
    while (alone.length < aloneCount) alone.push(await enquire(site));

    const audits = Promise.all(targets.addresses.map((url) => audit(site, url)));
    const beside = await measureWhile(audits, () => enquire(site));
    report({ alone, beside, audited: await audits, memoryBefore, memoryAfter: memoryMb(site.pid) });
  } finally {
    await site.stop();
    await targets.stop();
    data.remove();
  }
}

function enquire(site: BuiltSite): Promise<Answer> {
  const fields = { name: 'Kim Visitor', email: 'kim@example.com', message: crypto.randomUUID() };
  return post(site, '/api/contact', fields);
}

function audit(site: BuiltSite, url: string): Promise<Answer> {
  return post(site, '/api/seo-audit', { url, email: 'kim@example.com', businessName: 'Kim’s Workshop' });
}

function post(site: BuiltSite, path: string, fields: Record<string, string>): Promise<Answer> {
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
  for (const [kind, those] of Map.groupBy(audited, describeAnswer)) console.info(row(kind, those));
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

function describeAnswer({ status, retryAfter }: Answer): string {
  return retryAfter === null ? `answered ${status}` : `answered ${status}, Retry-After ${retryAfter}`;
}
