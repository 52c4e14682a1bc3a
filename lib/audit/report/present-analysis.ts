import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { AuditFacts } from '../engine/audit-facts';
import { isFault, presentFindings } from './present-findings';
import { presentPage } from './present-page';
import type { PresentedAnalysis } from './presented-report';
import { loadReportWords } from './words/report-words';

/** What the SEO checker shows, in a reader's language. */
export async function presentAnalysis(facts: AuditFacts, locale: Locale): Promise<PresentedAnalysis> {
  const issues = presentFindings(facts.findings, await loadReportWords(locale));
  return {
    ...presentPage(facts),
    score: facts.metrics.seoScore.score ?? 0,
    issues,
    suggestions: [...new Set(issues.filter(isFault).flatMap(({ fix }) => fix || []))],
  };
}
