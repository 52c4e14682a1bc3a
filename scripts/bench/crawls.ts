import { crawlSite } from '../../lib/audit/site/crawl-site';
import { judgeSite } from '../../lib/audit/site/judge-site';
import { closeParser } from '../../lib/web-page/parser/run-in-parser';
import { startLargeSite } from '../../tests/support/large-site';
import { readTreeFigures } from './process-figures';

/** Numbers of services and posts of local sites; each site has some twenty further pages. */
const sites = [
  { services: 30, posts: 12 },
  { services: 90, posts: 40 },
  { services: 200, posts: 80 },
];
const SAMPLE_MS = 100;
const TRIES = 8;

/** Crawls three local websites as an audit does, and prints what each one cost. */
export async function benchCrawls(): Promise<void> {
  await startParser();
  console.info(
    'Crawls of local sites      pages read  requests  ended by      time       CPU    memory  findings',
  );
  for (const size of sites) {
    const site = await startLargeSite(size);
    const before = readTreeFigures();
    let mostMb = before?.memoryMb ?? Number.NaN;
    const sampling = setInterval(() => {
      mostMb = Math.max(mostMb, readTreeFigures()?.memoryMb ?? 0);
    }, SAMPLE_MS);
    const startedAt = performance.now();
    const crawl = await crawlSite(site.origin, { network: site.network });
    const audit = judgeSite(crawl, new Date());
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuMs = (readTreeFigures()?.cpuMs ?? Number.NaN) - (before?.cpuMs ?? Number.NaN);
    clearInterval(sampling);
    await site.stop();
    const pages = crawl.records.filter(({ kind }) => kind === 'page').length;
    const failed = audit.findings.filter(({ outcome }) => outcome.status === 'failed').length;
    const cells = [
      ...[pages, crawl.requests].map(String),
      ...[crawl.end, `${seconds.toFixed(1)} s`, `${(cpuMs / 1000).toFixed(1)} s`, `${mostMb.toFixed(0)} MB`],
      String(failed),
    ];
    const widths = [11, 10, 10, 10, 10, 10, 10];
    const name = `${size.services + size.posts + 20} pages and traps`;
    console.info(name.padEnd(26) + cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(''));
  }
  await closeParser();
  console.info(
    'CPU and memory: this process, which also serves the sites, and its parser; memory at its highest.',
  );
}

/** Starts the parser, so that its start isn't part of the figures; on a busy machine this may take several tries. */
async function startParser(): Promise<void> {
  const site = await startLargeSite({ services: 1, posts: 1 });
  try {
    for (let left = TRIES; left > 0; left -= 1) {
      const read = await crawlSite(site.origin, { network: site.network, limits: { pages: 1 } }).catch(
        (error) => {
          if (left === 1) throw error;
        },
      );
      if (read) return;
    }
  } finally {
    await site.stop();
  }
}
