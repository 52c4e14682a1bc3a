import { isDeepStrictEqual } from 'node:util';
import { toRenderedFacts } from '@/lib/audit/phone-screen/to-rendered-facts';
import { applyRendering } from '@/lib/audit/report/apply-rendering';
import type { Renderer } from '@/lib/headless-browser/renderer';
import type { CorpusPage } from '../../../tests/support/corpus';
import { type CorpusServer, startCorpusServer } from '../../../tests/support/corpus-server';
import { failingChecks } from '../../../tests/support/failing-checks';
import { type Difference, differences } from './compare';
import { type EngineAnswer, runEngine } from './run-engine';
import { runLighthouse } from './run-lighthouse';

export interface Measured {
  /** Number of pages for which Lighthouse gave a report. */
  compared: number;
  /** Number of pages for which the engine's verdict is that in the page's leading comment. */
  asExpected: number;
  found: (Difference & { page: string })[];
  /** Milliseconds per page. */
  ownMs: number[];
  lighthouseMs: number[];
  lighthouse: string;
  /** The differences when our own browser's findings are added; null if no browser was used. */
  rendered: { pages: number; found: Measured['found'] } | null;
}

/** Starts our own browser for the pages of a server. */
export type StartRenderer = (server: CorpusServer) => Pick<Renderer, 'render' | 'stop'>;

/**
 * Runs our engine and Lighthouse on each page, one after the other, and our own browser if there is a `startRenderer`.
 * `latencyMs`: the delay before each response.
 */
export async function measureCorpus(
  pages: readonly CorpusPage[],
  chromePath: string,
  { latencyMs = 0, startRenderer }: { latencyMs?: number; startRenderer?: StartRenderer } = {},
): Promise<Measured> {
  const measured: Measured = {
    compared: 0,
    asExpected: 0,
    found: [],
    ownMs: [],
    lighthouseMs: [],
    lighthouse: '',
    rendered: startRenderer ? { pages: 0, found: [] } : null,
  };
  const server = await startCorpusServer(pages, { latencyMs });
  const renderer = startRenderer?.(server);
  try {
    // Starts the parser's process before the first page is timed.
    for (const page of pages.slice(0, 1)) await runEngine(server.addressOf(page), server);
    for (const page of pages) {
      const address = server.addressOf(page);
      const startedAt = performance.now();
      const own = await runEngine(address, server);
      measured.ownMs.push(performance.now() - startedAt);
      const theirs = await runLighthouse(address, chromePath);
      console.info(`${page.group}/${page.name}${theirs ? '' : ': no report from Lighthouse'}`);
      if (isDeepStrictEqual(failingChecks(own.findings.values()), page.fails)) measured.asExpected += 1;
      if (!theirs) continue;
      measured.compared += 1;
      measured.lighthouseMs.push(theirs.durationMs);
      measured.lighthouse = theirs.version;
      const those = differences(page, own, theirs.verdicts);
      measured.found.push(...those.map((difference) => ({ ...difference, page: page.name })));
      if (!renderer || !measured.rendered) continue;
      const answer = await addRendering(own, address, renderer);
      if (answer.isRendered) measured.rendered.pages += 1;
      const remaining = differences(page, answer.engine, theirs.verdicts);
      measured.rendered.found.push(...remaining.map((difference) => ({ ...difference, page: page.name })));
    }
  } finally {
    await renderer?.stop();
    await server.stop();
  }
  return measured;
}

/** Adds the findings of our own browser to the engine's answer about a page; returns it unchanged if the browser failed. */
async function addRendering(
  engine: EngineAnswer,
  address: string,
  { render }: Pick<Renderer, 'render'>,
): Promise<{ engine: EngineAnswer; isRendered: boolean }> {
  const rendering = await render(address);
  if (rendering.outcome === 'not_rendered') {
    console.info(`${address}: not rendered (${rendering.reason})`);
    return { engine, isRendered: false };
  }
  const combined = applyRendering([...engine.findings.values()], toRenderedFacts(rendering.page));
  const findings = new Map(combined.map((finding) => [finding.id, finding]));
  return { engine: { ...engine, findings }, isRendered: true };
}
