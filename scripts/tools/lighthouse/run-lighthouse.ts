import { askLighthouse } from './ask-lighthouse';

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

export interface LighthouseAnswer {
  verdicts: ReadonlyMap<LighthouseId, Verdict>;
  version: string;
  durationMs: number;
}

/** Runs the SEO category, also on error pages. Null if it gives no report. */
export async function runLighthouse(address: string, chromePath: string): Promise<LighthouseAnswer | null> {
  const options = ['--only-categories=seo', '--ignore-status-code'];
  const report = await askLighthouse(address, chromePath, options).catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  });
  if (!report) return null;
  const verdicts = lighthouseIds.map((id): [LighthouseId, Verdict] => {
    const audit = report.audits[id];
    if (!audit || audit.scoreDisplayMode === 'error') return [id, 'unknown'];
    return [id, audit.score === 0 ? 'failed' : 'passed'];
  });
  return {
    verdicts: new Map(verdicts),
    version: report.lighthouseVersion,
    durationMs: report.timing.total,
  };
}
