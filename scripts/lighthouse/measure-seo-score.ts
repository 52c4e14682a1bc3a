import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface SeoScore {
  /** 0 to 100; also 0 if there is no report. */
  score: number;
  /** The audits that cost points, or the reason why there is no report. */
  failed: string[];
}

/** The score of Lighthouse's SEO category, with its own settings. */
export async function measureSeoScore(address: string, { port }: LaunchedChrome): Promise<SeoScore> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['seo'] });
  if (!result) return { score: 0, failed: ['no report'] };
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) return { score: 0, failed: [runtimeError.message] };
  const { score = 0, auditRefs = [] } = categories.seo ?? {};
  const failed = auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${id}: ${audit.explanation ?? audit.title}`];
  });
  return { score: Math.round((score ?? 0) * 100), failed };
}
