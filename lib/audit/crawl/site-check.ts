import type { CauseKind, CauseRule, Effort, Severity } from '../check';
import type { SiteItem, SiteOutcome, SitePlace } from './site-audit';
import type { CausesOfItems } from './site-cause';
import type { SiteGraph } from './site-graph';
import type { SiteProof } from './site-proof';

/**
 * A check of a whole website. Its id is the key of its words in `messages/<locale>/audit-site.json`. Unlike page checks, it
 * doesn't affect a page's score.
 */
export interface SiteCheck<Id extends string = string> {
  id: Id;
  /** What one repair mends together with it: one cause, whatever it concerns, or one for each group of items. */
  cause: CauseRule | CausesOfItems;
  /** The cause that the fix in its words mends, if it has others, too. */
  fixMends?: CauseKind;
  /** Whom it loses, and the least that its repair takes. */
  effort: Effort;
  /** How much it counts among repairs, like the weight of a check. */
  weight: number;
  /** How reading a few pages again proves its repair; `whole`: only reading the whole website does. */
  proof: SiteProof | 'whole';
  /** What the places of an item are: links to it, pages with it, its other addresses, pages that name it. */
  places: 'linkedFrom' | 'usedOn' | 'alsoAt' | 'namedBy';
  /** What the figure of an item counts; words unless it says something else. */
  figure?: 'words' | 'clicks';
  run: (site: SiteGraph) => SiteOutcome;
}

export function defineSiteCheck<const Id extends string>(check: SiteCheck<Id>): SiteCheck<Id> {
  return check;
}

export const notApplicable = { status: 'not-applicable' } as const;
export const notMeasured = { status: 'not-measured' } as const;

/** A page linked from at least this share of the pages is part of the menu. */
export const MENU_SHARE = 0.5;

const MOST_ITEMS = 100;
const MOST_PLACES = 100;
/** Most places stored per finding, all items together. */
const PLACES_IN_ALL = 600;

type FoundItem = Omit<SiteItem, 'places' | 'more'> & { places?: readonly SitePlace[] };

/** Passed if nothing was found. Items are sorted by their number of places; the stored items and places are limited. */
export function toSiteOutcome(severity: Severity, found: readonly FoundItem[]): SiteOutcome {
  if (found.length === 0) return { status: 'passed' };
  const sorted = found.toSorted((one, other) => (other.places?.length ?? 0) - (one.places?.length ?? 0));
  let left = PLACES_IN_ALL;
  const items = sorted.slice(0, MOST_ITEMS).map(({ places = [], ...item }): SiteItem => {
    const kept = places.slice(0, Math.min(MOST_PLACES, left));
    left -= kept.length;
    return { ...item, places: kept, more: places.length - kept.length };
  });
  return { status: 'failed', severity, count: found.length, items };
}
