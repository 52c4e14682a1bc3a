import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import type { SiteFacts } from '@/lib/web-page/site-facts';
import type { RenderedFacts } from './phone-screen/rendered-facts';

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
 * What faults can have in common. Each is the key of its words in `messages/<locale>/audit-repairs.json`, and its repair is
 * one piece of work.
 */
export const causeKinds = [
  'element',
  'template',
  'page-heads',
  'search-access',
  'empty-page',
  'failing-address',
  'missing-address',
  'moved-address',
  'one-address',
  'site-url',
  'encryption',
  'sitemap',
  'title-pattern',
  'titles',
  'shared-description',
  'descriptions',
  'headings',
  'pictures',
  'texts',
  'links',
  'navigation',
  'forms',
  'contact',
  'contact-links',
  'facts',
  'google-profile',
  'mail',
  'business-data',
  'sharing',
  'languages',
  'phone-layout',
  'code',
  'hosting',
  'security',
  'updates',
  'intrusion',
] as const;

export type CauseKind = (typeof causeKinds)[number];

/** Where faults come from, as a check or a finding of the whole website declares it. */
export interface CauseRule {
  kind: CauseKind;
  /** Tells causes of one kind apart. */
  key?: string;
  /**
   * element: from a template's element if the same one is at fault on several pages, otherwise the kind. layout: from a
   * template if nearly all pages of a layout have the fault, otherwise the kind. ending: from what most of the titles at
   * fault end with, otherwise the kind. Without it: one setting or habit of the whole website.
   */
  from?: 'element' | 'layout' | 'ending';
}

/**
 * Why a fault isn't worth a repair. myth: other tools count it, but no search engine uses it. unfelt: no visitor notices.
 * choice: the owner's decision, not a fault. note: good to know, and told in the list of checks only.
 */
export type NoRepair = 'myth' | 'unfelt' | 'choice' | 'note';

/**
 * Which visitors a fault loses: those who can't contact the business, can't find it, won't wait, can't use the page,
 * don't trust it.
 */
export type Loss = 'call' | 'find' | 'wait' | 'use' | 'trust';

/** What a fault costs and how much work its repair is. Who does it depends on its cause (`repairs/repair-rules.ts`). */
export interface Effort {
  loses: Loss;
  /** Working time of somebody who knows where the setting is: our own estimate for an ordinary website of twenty pages. */
  minutes: 5 | 10 | 15 | 20 | 30 | 45 | 60 | 90 | 120 | 240 | 480 | 960;
}

/**
 * One question about a page. Its id is the key of its words in `messages/<locale>/checks-<category>.json`:
 * `<id>.name`, and for each reason `<id>.<reason>.title` and `.fix`, or `<id>.<group>-.title` for all that begin alike and
 * `<id>.title` for all of them. Where those don't say everything: `<id>.passed`, and in the same places `.message` and `.cost`.
 */
export interface Check<Id extends string = string, Reason extends string = string> {
  id: Id;
  category: Category;
  severity: Severity;
  /** Share in its category's and the SEO score. 0: reported, not scored. */
  weight: number;
  /** The highest SEO score of a page with its fault. */
  mostScore?: number;
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
  /** What one repair mends together with its faults, or why they aren't worth one. */
  cause: CauseRule | NoRepair | ((values: Values) => CauseRule);
  /** The cause that the fix in its words mends, if it has others, too. */
  fixMends?: CauseKind;
  /** Whom a fault loses, and how long its repair takes. */
  effort: Effort;
  /** Reasons that something else mends, or that cost something else. */
  byReason?: Readonly<Partial<Record<Reason, { cause?: CauseRule; effort?: Effort }>>>;
  /** Addresses at which owners mean it: there a crawl counts it as no fault. */
  isMeantAt?: (url: string) => boolean;
  /** Reasons that are no fault of a website's page where another of its pages describes the business in structured data. */
  describedOnce?: readonly Reason[];
  /** Who shows that it is repaired: a new reading of the pages that had it, unless only Google does. */
  proof?: 'google';
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
  'needsHtml' | 'byReason' | 'run' | 'runRendered' | 'runScripted'
> & {
  // NoInfer: the reasons are inferred from the list, not from what `run` returns.
  byReason?: Check<Id, NoInfer<Reason>>['byReason'];
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
