import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import type { BusinessProfile } from '../check';
import { findCrawl } from '../crawl/crawl-store';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import { findRendering } from '../phone-screen/rendering-store';
import type { PresentedReport, PresentedWatch } from '../presented';
import { findProofs } from '../proof/proof-store';
import { findRivals } from '../rivals/rivals-store';
import { findReport, type StoredRun } from './audit-store';
import { presentAudit } from './present-audit';
import { presentSite } from './present-site';
import { presentRivals } from './rivals/present-rivals';
import { watchPath } from './watch-path';
import { listScores } from './watched-scores-store';
import { loadCheckWords } from './words/check-words';

interface Place {
  db?: Kysely<Tables>;
  now?: number;
}

interface Options extends Place {
  /** How a business profile is asked for; without it there is none in the report. */
  askProfile?: (businessName: string, pageUrl: string) => Promise<BusinessProfile | null>;
}

/** The report under a link, in a reader's language; null and errors as of `loadReport`. */
export async function presentReport(
  token: string,
  locale: Locale,
  { askProfile, ...place }: Options = {},
): Promise<PresentedReport | null> {
  const loaded = await loadReport(token, place);
  return loaded ? presentLoaded(loaded, locale, askProfile) : null;
}

/** All that is stored of a report, independent of language. */
export type LoadedReport = NonNullable<Awaited<ReturnType<typeof loadReport>>>;

/**
 * What is stored under a report's link; null if there is nothing, or it has expired. Throws AppError `unavailable` when the
 * database can't be read.
 */
export async function loadReport(token: string, { db, now = Date.now() }: Place = {}) {
  if (!isReportToken(token)) return null;
  const [report, crawl, watch, rivals, rendering, tries] = await orUnavailable(async () => {
    const open = db ?? database();
    return Promise.all([
      findReport(open, token, now),
      findCrawl(open, token),
      presentWatch(open, token),
      findRivals(open, token),
      findRendering(open, token),
      findProofs(open, token),
    ]);
  });
  return report ? { report, crawl, watch, rivals, rendering, tries } : null;
}

/** A report in a reader's language. */
export async function presentLoaded(
  { report, crawl, watch, rivals, rendering, tries }: LoadedReport,
  locale: Locale,
  askProfile?: Options['askProfile'],
): Promise<PresentedReport> {
  const { token, latest, previous, businessName, expiresAt } = report;
  const audit = await presentAudit(
    latest.facts,
    { id: latest.id, token, businessName, rendering, site: crawl?.audit, tries },
    locale,
  );
  const profile = crawl?.audit ? await askProfile?.(businessName, latest.facts.page.url) : null;
  return {
    ...audit,
    ...(crawl && !audit.refusal && { site: await presentSite({ ...crawl, profile }, token, locale) }),
    ...(!audit.refusal && {
      rivals: await presentRivals(
        { token, rivals, facts: latest.facts, listChecks: async () => audit.checks },
        locale,
      ),
    }),
    watch,
    expiresAt: new Date(expiresAt).toISOString(),
    rerunPath: `/api/reports/${token}`,
    change: previous && !audit.refusal ? await presentChange(latest.facts, previous, locale) : null,
  };
}

async function presentChange(
  facts: AuditFacts,
  previous: StoredRun,
  locale: Locale,
): Promise<PresentedReport['change']> {
  const { name, title } = await loadCheckWords(locale);
  const passedThen = passedIds(previous.facts);
  const failedThen = failedIds(previous.facts);
  return {
    since: previous.facts.fetchedAt,
    overallScore: readPageScore(previous.facts),
    fixed: passedIds(facts)
      .filter((id) => failedThen.includes(id))
      .map(name),
    broken: facts.findings.flatMap(({ id, outcome }) =>
      outcome.status === 'failed' && passedThen.includes(id) ? [title(id, outcome.reason)] : [],
    ),
  };
}

function failedIds({ findings }: AuditFacts): string[] {
  return findings.filter(({ outcome }) => outcome.status === 'failed').map(({ id }) => id);
}

function passedIds({ findings }: AuditFacts): string[] {
  return findings.filter(({ outcome }) => outcome.status === 'passed').map(({ id }) => id);
}

/** Where to watch a report, and its weekly scores so far. Throws when the database fails. */
async function presentWatch(db: Kysely<Tables>, token: string): Promise<PresentedWatch> {
  const scores = await listScores(db, token);
  return {
    path: watchPath(token),
    scores: scores.map(({ checkedAt, score }) => ({ readAt: new Date(checkedAt).toISOString(), score })),
  };
}
