import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import type { PresentedAnalysis } from '../presented';
import { planRepairs } from '../repairs/plan-repairs';
import { isFault, presentFindings } from './present-findings';
import { presentPage } from './present-page';
import { presentRepairs } from './present-repairs';
import { presentVerdict } from './present-verdict';
import { loadRepairWords } from './words/repair-words';
import { loadReportWords } from './words/report-words';

/** The result of the SEO checker in a reader's language. `reportUrl`: its private link, if it has one. */
export async function presentAnalysis(
  facts: AuditFacts,
  locale: Locale,
  reportUrl: string | null = null,
): Promise<PresentedAnalysis> {
  const words = await loadReportWords(locale);
  const plan = planRepairs(facts, null);
  const issues = facts.refusal ? [] : presentFindings(facts, words, { plan });
  const repairs = presentRepairs(plan, { facts, site: null }, await loadRepairWords(locale));
  const { mobileScore, loadSpeed, securityScore } = facts.metrics;
  return {
    ...presentPage(facts, words),
    // As in an audit of the same page.
    categories: {
      ...facts.categories,
      mobile: mobileScore.score,
      speed: loadSpeed.score,
      security: securityScore.score,
    },
    ...(!facts.refusal && { verdict: presentVerdict(facts, issues, words) }),
    score: readPageScore(facts),
    issues,
    plan: repairs,
    suggestions: [...new Set(issues.filter(isFault).flatMap(({ fix }) => fix || []))],
    reportUrl,
  };
}
