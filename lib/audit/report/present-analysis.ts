import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import { planRepairs } from './plan-repairs';
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
  const words = await loadReportWords(locale);
  const issues = facts.refusal ? [] : presentFindings(facts, words);
  const score = readPageScore(facts);
  return {
    ...presentPage(facts, words),
    score,
    issues,
    plan: planRepairs(facts, issues, score),
    suggestions: [...new Set(issues.filter(isFault).flatMap(({ fix }) => fix || []))],
    reportUrl,
  };
}
