import { isDeepStrictEqual } from 'node:util';
import type { LaunchedChrome } from 'chrome-launcher';
import type { CorpusPage } from '../../tests/support/corpus';
import { startCorpusServer } from '../../tests/support/corpus-server';
import { failingChecks } from '../../tests/support/failing-checks';
import { askEngine } from './ask-engine';
import { askLighthouse } from './ask-lighthouse';
import { type Difference, differences } from './compare';

export interface Measured {
  /** Pages about which Lighthouse gave a report. */
  compared: number;
  /** Pages of which the engine says what is written above them. */
  asExpected: number;
  found: (Difference & { page: string })[];
  /** Milliseconds of each page. */
  ownMs: number[];
  lighthouseMs: number[];
  lighthouse: string;
}

/** Asks our engine and Lighthouse about each page, one after the other. `latencyMs`: the delay before each answer. */
export async function measureCorpus(
  pages: readonly CorpusPage[],
  browser: LaunchedChrome,
  { latencyMs = 0 } = {},
): Promise<Measured> {
  const measured: Measured = {
    compared: 0,
    asExpected: 0,
    found: [],
    ownMs: [],
    lighthouseMs: [],
    lighthouse: '',
  };
  const server = await startCorpusServer(pages, { latencyMs });
  try {
    // Starts the parser's process before the first page is timed.
    for (const page of pages.slice(0, 1)) await askEngine(server.addressOf(page), server);
    for (const page of pages) {
      const address = server.addressOf(page);
      const own = await timed(() => askEngine(address, server), measured.ownMs);
      const theirs = await timed(() => askLighthouse(address, browser), measured.lighthouseMs);
      console.info(`${page.group}/${page.name}${theirs ? '' : ': no report from Lighthouse'}`);
      if (isDeepStrictEqual(failingChecks(own.findings.values()), page.fails)) measured.asExpected += 1;
      if (!theirs) continue;
      measured.compared += 1;
      measured.lighthouse = theirs.version;
      const those = differences(page, own, theirs.verdicts);
      measured.found.push(...those.map((difference) => ({ ...difference, page: page.name })));
    }
  } finally {
    await server.stop();
  }
  return measured;
}

async function timed<Answer>(ask: () => Promise<Answer>, into: number[]): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await ask();
  into.push(performance.now() - startedAt);
  return answer;
}
