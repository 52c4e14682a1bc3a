import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArguments } from '../../tests/support/browser-finder';

/** The audits of Lighthouse's SEO category, without manual ones. */
export const lighthouseIds = [
  'is-crawlable',
  'document-title',
  'meta-description',
  'http-status-code',
  'link-text',
  'crawlable-anchors',
  'robots-txt',
  'image-alt',
  'hreflang',
  'canonical',
] as const;
export type LighthouseId = (typeof lighthouseIds)[number];

export type Verdict = 'passed' | 'failed' | 'unknown';

/** Launches a browser that resolves every `.example` host to this machine. */
export async function launchBrowser(chromePath: string): Promise<LaunchedChrome> {
  const hosts = '--host-resolver-rules=MAP *.example 127.0.0.1';
  return launch({ chromePath, chromeFlags: [...browserArguments, '--headless', hosts] });
}

export interface LighthouseAnswer {
  verdicts: ReadonlyMap<LighthouseId, Verdict>;
  version: string;
}

/** Runs the SEO category with Lighthouse's own settings, also on error pages. Null if it gives no report. */
export async function runLighthouse(
  address: string,
  { port }: LaunchedChrome,
): Promise<LighthouseAnswer | null> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['seo'],
    ignoreStatusCode: true,
  });
  if (!result || result.lhr.runtimeError) return null;
  const { audits, lighthouseVersion } = result.lhr;
  const verdicts = lighthouseIds.map((id): [LighthouseId, Verdict] => {
    const audit = audits[id];
    if (!audit || audit.scoreDisplayMode === 'error') return [id, 'unknown'];
    return [id, audit.score === 0 ? 'failed' : 'passed'];
  });
  return { verdicts: new Map(verdicts), version: lighthouseVersion };
}
