import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { AuditFacts } from '../engine/audit-facts';
import { isFault, presentFindings } from './present-findings';
import { presentPage } from './present-page';
import type { PresentedAnalysis } from './presented-report';
import { loadReportWords } from './words/report-words';

/** The result of the SEO checker in a reader's language. `reportUrl`: its private link, if it has one. */
export async function presentAnalysis(
  facts: AuditFacts,
  locale: Locale,
  reportUrl: string | null = null,
): Promise<PresentedAnalysis> {
  const issues = presentFindings(facts.findings, await loadReportWords(locale));
  return {
    ...presentPage(facts),
    score: facts.metrics.seoScore.score ?? 0,
    issues,
    suggestions: [...new Set(issues.filter(isFault).flatMap(({ fix }) => fix || []))],
    reportUrl,
  };
}
