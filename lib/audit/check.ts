import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import type { SiteFacts } from '@/lib/web-page/site-facts';
import type { RenderedFacts } from './phone/rendered-facts';

/** A business profile on Google; '' for missing values. Compared and never stored, because Google's terms forbid it. */
export interface BusinessProfile {
  name: string;
  /** In one line, such as "12 Station St, Nerang QLD 4211, Australia". */
  address: string;
  phone: string;
  /** As "Mo 08:00-17:00"; around the clock as "Mo 00:00-24:00". */
  hours?: readonly string[];
  /** What Google says instead of hours; absent for a business that is open. */
  closed?: 'for-good' | 'for-now';
}

/** The input of a check. */
export interface Visit {
  page: WebPage;
  site: SiteFacts;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  /** Null where none was found, or none was requested. */
  profile?: BusinessProfile | null;
  /** The address named no scheme, https:// was tried first, and only http:// answered. */
  httpsFailed?: true;
  /** When the page was read. Checks compare dates with this, so that they stay pure. */
  fetchedAt: Date;
}

/** A visit that found an HTML page. */
interface PageVisit extends Visit {
  page: WebPage & { html: HtmlFacts };
}

export const categories = [
  'indexing',
  'content',
  'links',
  'images',
  'structure',
  'social',
  'international',
  'mobile',
  'speed',
  'security',
  'local',
] as const;

export type Category = (typeof categories)[number];

/** critical: it costs visitors now. warning: it holds the page back. info: worth knowing. */
export type Severity = 'critical' | 'warning' | 'info';

/** Where a fault was seen. */
export type Source = 'html' | 'header' | 'robots' | 'sitemap' | 'network' | 'browser';

export interface Evidence {
  /** The element, header line or robots.txt line as written; at most 200 characters. */
  snippet: string;
  selector?: string;
  url?: string;
  line?: number;
}

/** Figures and quoted strings that are arguments of the reason's message, e.g. `{ length: 71, limit: 60 }`. */
export type Values = Readonly<Record<string, string | number>>;

export type Outcome<Reason extends string = string> =
  | { status: 'passed'; values?: Values; evidence?: readonly Evidence[] }
  | {
      status: 'failed';
      reason: Reason;
      values?: Values;
      evidence?: readonly Evidence[];
      /** Number of faults, when more than the evidence shows. */
      count?: number;
      /** Where this reason has another severity than the check. */
      severity?: Severity;
      /** 0 where this reason is reported and not scored, although the check has a weight. */
      weight?: 0;
    }
  | { status: 'not-applicable' }
  /** The check applies, but no permitted request can measure it. */
  | { status: 'not-measured' };

/**
 * One question about a page. File name = id = key of its words in `messages/<locale>/checks-<category>.json`:
 * `<id>.name`, `<id>.passed`, and for each reason `<id>.<reason>.title`, `.message` and `.fix`.
 */
export interface Check<Id extends string = string, Reason extends string = string> {
  id: Id;
  category: Category;
  severity: Severity;
  /** Share in its category's and the SEO score. 0: reported, not scored. */
  weight: number;
  /** Where the rule comes from. */
  source: string;
  /** Where its faults are found; in the HTML unless a page check says something else. */
  seenIn: Source;
  /** True: needs a 2xx HTML page; without one it is not applicable and not run. */
  needsHtml: boolean;
  /**
   * Checks on which this one depends (no title, no title length). When one of them failed, this one is not run and
   * listed as not applicable, but its weight counts as lost: more faults never raise a score.
   */
  needs?: readonly string[];
  /**
   * Checks whose failure can hide what this one examines (a failing robots.txt closes the site to our requests). When
   * one of them failed and this one is not applicable or not measured, its weight counts as lost, too. Unlike `needs`,
   * the check still runs, and its place in the registry is free.
   */
  lostWith?: readonly string[];
  reasons: readonly Reason[];
  run: (visit: Visit) => Outcome<Reason>;
  /**
   * The same check on the page as rendered in a browser, if it was rendered. Its findings are reported and never
   * scored: a score must not depend on whether this server has a browser.
   */
  runRendered?: (page: RenderedFacts) => Outcome<Reason>;
  /** What scripts add to what the source lacks: the fault as it is told then; undefined if they add nothing. */
  runScripted?: (page: RenderedFacts) => Outcome<Reason> | undefined;
}

/** What a check says of itself. Its literal types are preserved, because the words are checked against id and reasons. */
type Definition<Id extends string, Reason extends string, Input> = Omit<
  Check<Id, Reason>,
  'needsHtml' | 'run' | 'runRendered' | 'runScripted'
> & {
  // NoInfer: the reasons are inferred from the list, not from what `run` returns.
  run: (visit: Input) => Outcome<NoInfer<Reason>>;
  runRendered?: (page: RenderedFacts) => Outcome<NoInfer<Reason>>;
  runScripted?: (page: RenderedFacts) => Outcome<NoInfer<Reason>> | undefined;
};

/** A check that also applies where no HTML page was found. */
export function defineCheck<const Id extends string, const Reason extends string>(
  check: Definition<Id, Reason, Visit>,
): Check<Id, Reason> {
  return { ...check, needsHtml: false };
}

/** A check of the HTML: not applicable without it. */
export function definePageCheck<const Id extends string, const Reason extends string>({
  run,
  ...check
}: Omit<Definition<Id, Reason, PageVisit>, 'seenIn'> & { seenIn?: Source }): Check<Id, Reason> {
  return {
    seenIn: 'html',
    ...check,
    needsHtml: true,
    run: (visit) => (hasHtml(visit) ? run(visit) : notApplicable),
  };
}

function hasHtml(visit: Visit): visit is PageVisit {
  return visit.page.html !== null;
}

export const passed = { status: 'passed' } as const;
export const notApplicable = { status: 'not-applicable' } as const;
export const notMeasured = { status: 'not-measured' } as const;
