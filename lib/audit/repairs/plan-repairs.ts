import type { Cause } from '../causes/cause';
import { worse } from '../causes/collect-causes';
import { findOwnCauses } from '../causes/find-own-causes';
import { averageScore } from '../causes/forecast-site';
import { type MergedCause, mergeCauses } from '../causes/merge-causes';
import type { NoRepair, Severity } from '../check';
import { findCheck } from '../checks/find-check';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import { forecastScore, isForecast } from '../engine/forecast-score';
import { orderRepairs } from './order-repairs';
import { type Doer, repairRules } from './repair-rules';
import { type Weight, weighCause } from './weigh-cause';

const MOST_REPAIRS = 7;
/** Repairs of the first week. */
export const WEEK_REPAIRS = 5;

/** A repair as facts: its place in the list is its number. */
export interface PlannedRepair extends Weight {
  /** The same for the same cause in another run. */
  id: string;
  cause: MergedCause;
  by: Doer;
  /** Scores after this repair alone; null where it can't be computed or doesn't rise. */
  after: { page: number | null; site: number | null };
}

export interface PlannedRepairs {
  repairs: readonly PlannedRepair[];
  /** What can wait, in order. */
  later: readonly PlannedRepair[];
  /** Checks whose faults aren't worth a repair. */
  ignored: readonly { id: string; reason: string; why: Exclude<NoRepair, 'note'> }[];
  /** Faults of page and website that are worth a repair, each counted once, however many pages have it. */
  issues: Readonly<Record<Severity, number>>;
  /** Scores now, and once the repairs of the first week are done. Null where unknown, `after` where it doesn't rise. */
  scores: { page: number | null; site: number | null; pageAfterWeek: number | null };
}

/** What a crawl knows of a website. */
export interface CrawledSite {
  pages: readonly { url: string; seo: number | null }[];
  causes?: readonly Cause[];
}

/**
 * The causes of all faults of a page and its website in the order of repair. At most seven are repairs; small faults and
 * everything after can wait.
 */
export function planRepairs(facts: AuditFacts, site: CrawledSite | null): PlannedRepairs {
  const page = readPageScore(facts);
  if (page === null) {
    return {
      repairs: [],
      later: [],
      ignored: [],
      issues: { critical: 0, warning: 0, info: 0 },
      scores: { page: null, site: null, pageAfterWeek: null },
    };
  }
  const pages = site?.pages ?? [];
  const index = pages.findIndex(({ url }) => url === facts.page.url);
  const merged = mergeCauses(site?.causes ?? [], findOwnCauses(facts), index < 0 ? undefined : index);
  const average = averageScore(pages.map(({ seo }) => seo));
  const planned = orderRepairs(
    merged.map((cause): PlannedRepair => {
      const { after } = cause;
      const own = forecast(facts, cause.own);
      return {
        ...weighCause(cause, Math.max(pages.length, 1)),
        id: nameRepair(cause),
        cause,
        by: repairRules[cause.kind].by,
        after: {
          page: own !== null && own > page ? own : null,
          site: after !== null && average !== null && after > average ? after : null,
        },
      };
    }),
  );
  const repairs = planned.filter(({ severity }) => severity !== 'info').slice(0, MOST_REPAIRS);
  const week = forecast(
    facts,
    repairs.slice(0, WEEK_REPAIRS).flatMap(({ cause }) => cause.own),
  );
  return {
    repairs,
    later: planned.filter((repair) => !repairs.includes(repair)),
    ignored: listIgnored(facts),
    issues: countIssues(merged),
    scores: { page, site: average, pageAfterWeek: week !== null && week > page ? week : null },
  };
}

/** The page's score without these faults; null if none of them counts. */
function forecast(facts: AuditFacts, ids: readonly string[]): number | null {
  const counting = ids.filter((id) => isForecast(facts, id));
  return counting.length > 0 ? forecastScore(facts, counting) : null;
}

function countIssues(causes: readonly Cause[]): PlannedRepairs['issues'] {
  const worst = new Map<string, Severity>();
  for (const { faults, site } of causes) {
    for (const { id, severity } of [...faults, ...site]) {
      worst.set(id, worse(worst.get(id) ?? severity, severity));
    }
  }
  const count = (severity: Severity) => [...worst.values()].filter((each) => each === severity).length;
  return { critical: count('critical'), warning: count('warning'), info: count('info') };
}

function listIgnored({ findings }: AuditFacts): PlannedRepairs['ignored'] {
  return findings.flatMap(({ id, outcome }) => {
    const why = findCheck(id)?.cause;
    const isIgnored = typeof why === 'string' && why !== 'note' && outcome.status === 'failed';
    return isIgnored ? [{ id, reason: outcome.reason, why }] : [];
  });
}

/** An id that can stand in an address and in a form: the kind, and a short hash of what tells it from others. */
function nameRepair({ kind, key }: Cause): string {
  if (key === '') return kind;
  let hash = 5381;
  for (const character of key) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return `${kind}-${hash.toString(36)}`;
}
