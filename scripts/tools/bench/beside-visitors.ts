import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { tempDir } from '../../../tests/support/temp-dir';
import { startBuiltSite } from '../../serve/built-site';
import { type Answer, asJson, heading, quantile, row } from './measure';
import { startTargetSites } from './target-sites';
import { unreachableProviders } from './unreachable-providers';

const auditCount = 20;
/** Alternates between idle and beside audits, so that other load on the machine affects both. */
const rounds = 3;
const idleMs = 1500;
const warmUpMs = 500;
/** Maximum ratio of the home page's p95 beside audits to that without. */
const mostTimes = 2;
const pollMs = 1000;

/** Measures the home page beside twenty concurrent audits and without. Sets the exit code if they delay it too much. */
export async function benchBesideVisitors(): Promise<void> {
  const targets = await startTargetSites(auditCount * rounds);
  const data = tempDir('bench');
  const site = await startBuiltSite({
    DATA_DIR: data.path,
    RATE_LIMITS: 'off',
    OUTBOUND_ALLOW: targets.allowList,
    ...unreachableProviders,
  });
  const visitor = new Worker(new URL('visitor-worker.mjs', import.meta.url));
  const visitWhile = async (work: Promise<unknown>): Promise<Answer[]> => {
    visitor.postMessage({ address: `${site.origin}/` });
    await work;
    visitor.postMessage({ end: true });
    const [answers] = await once(visitor, 'message');
    return answers;
  };
  const idle: Answer[] = [];
  const beside: Answer[] = [];
  const audited: Answer[] = [];
  let rendered = 0;
  try {
    await visitWhile(wait(warmUpMs));
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await visitWhile(wait(idleMs))));
      const addresses = targets.addresses.slice(round * auditCount, (round + 1) * auditCount);
      const audits = Promise.all(addresses.map((url) => audit(site.origin, url)));
      beside.push(...(await visitWhile(audits)));
      for (const { answer, sitePath } of await audits) {
        audited.push(answer);
        // The rest of each website is crawled after its audit, and isn't part of either figure.
        if (sitePath) await untilRead(`${site.origin}${sitePath}`);
      }
      rendered = await untilRendered(path.join(data.path, 'site.sqlite'));
    }
  } finally {
    await visitor.terminate();
    await site.stop();
    await targets.stop();
    data.remove();
  }
  report({ idle, beside, audited });
  console.info(`Opened in a browser: ${rendered} of ${auditCount * rounds}.`);
}

async function audit(origin: string, url: string): Promise<{ answer: Answer; sitePath: string | undefined }> {
  const startedAt = performance.now();
  const fields = { url, email: 'kim@example.com', businessName: 'Kim’s Workshop' };
  const response = await fetch(`${origin}/api/seo-audit`, asJson(fields));
  const { site }: { site?: { progress?: { path: string } } } = await response.json();
  const ms = performance.now() - startedAt;
  const answer = { status: response.status, retryAfter: response.headers.get('retry-after'), ms };
  return { answer, sitePath: site?.progress?.path };
}

async function untilRead(address: string): Promise<void> {
  for (;;) {
    const { state }: { state?: string } = await (await fetch(address)).json();
    if (state !== 'queued' && state !== 'running') return;
    await wait(pollMs);
  }
}

/** Waits until the browser, if there is one, has rendered the pages. Resolves to the number of all rendered pages so far. */
async function untilRendered(file: string): Promise<number> {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const waiting = sqlite.prepare("select count(*) as count from audit_renderings where state = 'waiting'");
    while (waiting.get()?.count !== 0) await wait(pollMs);
    const all = sqlite.prepare("select count(*) as count from audit_renderings where state = 'rendered'");
    return Number(all.get()?.count);
  } finally {
    sqlite.close();
  }
}

function report({ idle, beside, audited }: Record<'idle' | 'beside' | 'audited', Answer[]>): void {
  const times = quantile(beside, 0.95) / quantile(idle, 0.95);
  console.info(heading(`GET /, ${rounds} rounds in turn`));
  console.info(row('idle', idle));
  console.info(row(`beside ${auditCount} audits`, beside));
  console.info(`p95 beside / idle           ${times.toFixed(2)} (at most ${mostTimes})\n`);
  console.info(heading('POST /api/seo-audit'));
  for (const [status, those] of Map.groupBy(audited, (answer) => answer.status))
    console.info(row(`answered ${status}`, those));
  if (times <= mostTimes) return;
  console.error('The audits delay the front page too much.');
  process.exitCode = 1;
}
