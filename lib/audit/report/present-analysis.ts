import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { AuditFacts } from '../engine/audit-facts';
import { planRepairs } from './plan-repairs';
import { isFault, presentFindings } from './present-findings';
import { presentPage } from './present-page';
import type { PresentedAnalysis } from './presented-report';
import { loadReportWords } from './words/report-words';

/** What the SEO checker shows, in a reader's language. `reportUrl`: the result's private link, where it has one. */
export async function presentAnalysis(
  facts: AuditFacts,
  locale: Locale,
  reportUrl: string | null = null,
): Promise<PresentedAnalysis> {
  const issues = presentFindings(facts, await loadReportWords(locale));
  const score = facts.metrics.seoScore.score ?? 0;
  return {
    ...presentPage(facts),
    score,
    issues,
    plan: planRepairs(facts, issues, { kind: 'seo', score }),
    suggestions: [...new Set(issues.filter(isFault).flatMap(({ fix }) => fix || []))],
    reportUrl,
  };
}
