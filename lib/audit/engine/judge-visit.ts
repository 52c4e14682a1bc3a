import type { Visit } from '../check';
import { checks, checksVersion } from '../checks/registry';
import { readSourceJourney } from '../contact-journey/read-source-journey';
import { foundDetails } from '../facts/local-business/found-details';
import { securityScore } from '../facts/observatory/security-score';
import { pagePreview } from '../facts/page/page-preview';
import type { AuditFacts, Metrics } from './audit-facts';
import { runChecks } from './run-checks';
import { computeScores, type Scores } from './score';
import { loadSpeedMetric, mobileMetric } from './speed-metrics';

export interface Judgement {
  facts: AuditFacts;
  /** Checks that threw, with their errors. */
  broken: { id: string; error: string }[];
}

const none = { score: null, source: null };
const unmeasured = { loadSpeed: none, mobileScore: none, seoScore: none, securityScore: none };
const ERROR_CHARACTERS = 2000;

/**
 * All findings and scores of a page; none of a page that a protection against robots withheld. Pure: the same visit gives
 * the same facts.
 */
export function judgeVisit(visit: Visit): Judgement {
  const broken: Judgement['broken'] = [];
  const { page, fetchedAt } = visit;
  const asked = page.refusal ? [] : checks;
  const findings = runChecks(asked, visit, (id, error) => broken.push({ id, error: describeError(error) }));
  const { categories, seo } = computeScores(asked, findings);
  const metrics = page.refusal ? unmeasured : computeMetrics(visit, { categories, seo });
  const { dnsMs, ttfbMs, totalMs } = page.timing;
  const found = foundDetails(visit);
  const way = page.refusal ? null : readSourceJourney(page.html, page.url);
  const facts = {
    checksVersion,
    page: {
      requestedUrl: page.requestedUrl,
      url: page.url,
      status: page.status,
      redirects: page.redirects,
      timing: { dnsMs: Math.round(dnsMs), ttfbMs: Math.round(ttfbMs), totalMs: Math.round(totalMs) },
      bytes: page.bytes,
      ...pagePreview(page),
    },
    ...(found && { found }),
    ...(way && { way }),
    ...(page.refusal && { refusal: page.refusal }),
    fetchedAt: fetchedAt.toISOString(),
    findings,
    categories,
    metrics,
    ...measuredSpeed(visit),
  };
  return { facts, broken };
}

function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, ERROR_CHARACTERS);
}

/** Google's measurements for the report; empty where there are none. */
function measuredSpeed({ site: { pageSpeed, fieldData } }: Visit): Pick<AuditFacts, 'speed'> {
  if (!pageSpeed && !fieldData) return {};
  if (!pageSpeed) return { speed: { lab: null, field: fieldData } };
  const { metrics, version, measuredAt } = pageSpeed;
  const { lcpMs, cls, tbtMs, totalBytes } = metrics;
  return { speed: { lab: { lcpMs, cls, tbtMs, totalBytes, version, measuredAt }, field: fieldData } };
}

/** The four metrics of an audit, each with its source; null where nothing could be measured. */
function computeMetrics(visit: Visit, { seo, categories }: Scores): Metrics {
  return {
    loadSpeed: loadSpeedMetric(visit),
    mobileScore: mobileMetric(visit, categories.mobile),
    seoScore: { score: seo, source: seo === null ? null : 'measured' },
    securityScore: { score: securityScore(visit), source: 'measured' },
  };
}
