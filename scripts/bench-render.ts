import { findBrowserSource } from '../lib/rendered-page/render-page';
import type { Rendering } from '../lib/rendered-page/rendered-page';
import { createRenderer } from '../lib/rendered-page/renderer';
import { readCorpus } from '../tests/support/corpus';
import { startCorpusServer } from '../tests/support/corpus-server';

/** Measures time and memory of pages rendered at the same time: `npm run bench:render`. */
const pageCount = 20;
const megabyte = 1024 * 1024;

const source = findBrowserSource();
if (!source)
  throw new Error('There is no browser to measure: install Chromium, or name one in CHROMIUM_PATH.');
const corpus = readCorpus().filter(({ status, ask }) => status === 200 && ask === undefined);
const every = Math.max(1, Math.floor(corpus.length / pageCount));
const pages = corpus.filter((_, index) => index % every === 0).slice(0, pageCount);
const server = await startCorpusServer(pages);
const renderer = createRenderer(source, { ...server.network, maxWaiting: pageCount });
const ownBefore = process.memoryUsage.rss();
const peak = { browser: 0, own: 0 };
const watch = setInterval(() => void measure(), 250);

try {
  const alone = await time(pages.slice(0, 1));
  const again = await time(pages.slice(0, 1));
  const all = await time(pages);
  console.info('                                   pages   rendered   all, s   a page, ms   median wait, ms');
  report('first page, browser starts', alone);
  report('same page again', again);
  report(`${pageCount} at once, two at a time`, all);
  console.info(`\nPeak memory of the browsers      ${(peak.browser / megabyte).toFixed(0)} MB`);
  console.info(`Growth of our own process        ${((peak.own - ownBefore) / megabyte).toFixed(0)} MB`);
  for (const { name, rendering } of all.results) {
    if (rendering.outcome !== 'rendered') console.info(`${name}: ${rendering.reason}`);
  }
} finally {
  clearInterval(watch);
  await renderer.stop();
  await server.stop();
}

interface Result {
  name: string;
  rendering: Rendering;
  ms: number;
}

async function time(some: typeof pages): Promise<{ totalMs: number; results: Result[] }> {
  const startedAt = performance.now();
  const results = await Promise.all(
    some.map(async (page) => {
      const rendering = await renderer.render(server.addressOf(page));
      return { name: page.name, rendering, ms: performance.now() - startedAt };
    }),
  );
  return { totalMs: performance.now() - startedAt, results };
}

function report(name: string, { totalMs, results }: Awaited<ReturnType<typeof time>>): void {
  const rendered = results.filter(({ rendering }) => rendering.outcome === 'rendered').length;
  const waits = results.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const columns = [
    String(results.length).padStart(8),
    String(rendered).padStart(11),
    (totalMs / 1000).toFixed(1).padStart(9),
    (totalMs / results.length).toFixed(0).padStart(13),
    (waits[Math.floor(waits.length / 2)] ?? 0).toFixed(0).padStart(18),
  ];
  console.info(`${name.padEnd(32)}${columns.join('')}`);
}

async function measure(): Promise<void> {
  peak.own = Math.max(peak.own, process.memoryUsage.rss());
  peak.browser = Math.max(peak.browser, (await renderer.measureMemory().catch(() => null)) ?? 0);
}
