import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { resultUrl } from '@/lib/results/result-url';
import type { SiteAudit } from '../crawl/site-audit';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import type { StoredRendering } from '../phone-screen/rendering-store';
import type { PresentedAudit, PresentedFinding, PresentedRecommendation } from '../presented';
import type { StoredProof } from '../proof/proof';
import { planRepairs } from '../repairs/plan-repairs';
import { isFault, presentFindings } from './present-findings';
import { presentPage } from './present-page';
import { presentPhoneScreen } from './present-phone-screen';
import { presentRepairs } from './present-repairs';
import { presentVerdict } from './present-verdict';
import { loadRepairWords } from './words/repair-words';
import { loadReportWords, type ReportWords } from './words/report-words';
import { yieldToEventLoop } from './yield-to-event-loop';

/** What identifies a report, and its rendering. */
export interface ReportPlace {
  id: string;
  token: string;
  businessName: string;
  /** The rendered page; absent if no rendering was requested. */
  rendering?: StoredRendering;
  /** The crawl of the website, once it is done. */
  site?: SiteAudit | null;
  /** The tries at its repairs, newest first; absent where nothing is said of them, as in mails with a picture. */
  tries?: readonly StoredProof[];
}

const mostRecommendations = 10;

/**
 * The result of an audit in a reader's language. Takes milliseconds of processor time, so it yields to waiting requests
 * first.
 */
export async function presentAudit(
  facts: AuditFacts,
  { id, token, businessName, rendering, site = null, tries }: ReportPlace,
  locale: Locale,
): Promise<PresentedAudit> {
  const words = await loadReportWords(locale);
  await yieldToEventLoop();
  // The plan ignores the rendering, which adds faults, so that the mail, the first answer and the report agree.
  const plan = planRepairs(facts, site);
  const checks = facts.refusal ? [] : presentFindings(facts, words, { plan, rendering });
  const faults = checks.filter(isFault);
  const { loadSpeed, mobileScore, seoScore, securityScore } = facts.metrics;
  const repairs = presentRepairs(
    plan,
    { facts, site, ...(tries && { proofs: { token, tries } }) },
    await loadRepairWords(locale),
  );
  return {
    ...presentPage(facts, words),
    ...(!facts.refusal && { verdict: presentVerdict(facts, checks, words) }),
    id,
    reportUrl: resultUrl(token, locale),
    siteUrl: facts.page.url,
    businessName,
    overallScore: readPageScore(facts),
    issues: {
      ...plan.issues,
      passed: checks.filter(({ status, type }) => status === undefined && type === 'success').length,
    },
    metrics: {
      loadSpeed: loadSpeed.score,
      mobileScore: mobileScore.score,
      seoScore: seoScore.score,
      securityScore: securityScore.score,
    },
    sources: {
      loadSpeed: loadSpeed.source,
      mobileScore: mobileScore.source,
      seoScore: seoScore.source,
      securityScore: securityScore.source,
    },
    recommendations: facts.refusal ? [] : recommend(faults, words),
    checks,
    plan: repairs,
    ...(rendering && { phone: await presentPhoneScreen(rendering, token, locale, facts.way) }),
  };
}

function recommend(
  faults: readonly PresentedFinding[],
  { t, report }: ReportWords,
): PresentedRecommendation[] {
  if (faults.length === 0) {
    return [
      {
        type: 'good',
        title: t('allGood.title'),
        description: t('allGood.description'),
        impact: t('allGood.impact'),
      },
    ];
  }
  return faults.slice(0, mostRecommendations).map(({ severity, title, message, fix, cost }) => ({
    type: severity === 'critical' ? 'critical' : 'warning',
    title,
    description: [message !== title && message, fix].filter(Boolean).join(' ') || title,
    impact: cost ?? report(`impact.${severity}`),
  }));
}
