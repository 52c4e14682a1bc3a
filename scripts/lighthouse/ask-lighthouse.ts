import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArguments } from '../../tests/support/browser-finder';

/** What Lighthouse's SEO category asks, but for what it leaves to people. */
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

/** A browser for which every `.example` host is this machine. */
export async function launchBrowser(chromePath: string): Promise<LaunchedChrome> {
  const hosts = '--host-resolver-rules=MAP *.example 127.0.0.1';
  return launch({ chromePath, chromeFlags: [...browserArguments, '--headless', hosts] });
}

/** Runs the SEO category with Lighthouse's own settings, error pages included. Throws when there is no report. */
export async function askLighthouse(
  address: string,
  { port }: LaunchedChrome,
): Promise<{ verdicts: Map<LighthouseId, Verdict>; version: string }> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['seo'],
    ignoreStatusCode: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse gave no report of ${address}: ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  const { audits, lighthouseVersion } = result.lhr;
  const verdicts = lighthouseIds.map((id): [LighthouseId, Verdict] => {
    const audit = audits[id];
    if (!audit || audit.scoreDisplayMode === 'error') return [id, 'unknown'];
    return [id, audit.score === 0 ? 'failed' : 'passed'];
  });
  return { verdicts: new Map(verdicts), version: lighthouseVersion };
}
