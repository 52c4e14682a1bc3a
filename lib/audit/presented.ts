import type { Locale } from '@/lib/i18n/locales';
import type { Category, CauseKind, Evidence, Loss, Severity, Source } from './check';
import type { MeasuredSpeed } from './engine/audit-facts';
import type { ProofState } from './proof/proof';
import type { Doer } from './repairs/repair-rules';

/*
 * The answers of the two tools and the data of the report page, ready for display in the reader's language. Types only, so
 * that a component in the browser brings nothing of the audit with it.
 */

/** A check with its result. */
export interface PresentedFinding {
  /** The check's id; the same as Lighthouse's if it has this check. */
  id: string;
  /** The check's short name, such as "Page title". */
  name: string;
  /** Heading of the result: for a fault what is wrong, such as "The title is too short", otherwise the name. */
  title: string;
  category: Category;
  severity: Severity;
  /** Colour: error for critical faults, warning for other faults, success otherwise. Read `status` first. */
  type: 'success' | 'warning' | 'error';
  /** Absent: passed (type success) or failed. */
  status?: 'not_applicable' | 'not_measured' | 'not_checked';
  /** What was found, in plain sentences; the title again if that says it all. */
  message: string;
  /** What to do, if anything; may contain markup to paste and line breaks. */
  fix?: string;
  /** What the fault costs the business, if known. */
  cost?: string;
  /** Set if the fault weighs nothing in the SEO score. */
  unscored?: true;
  /** The visitors a fault loses, the minutes its repair takes, and who can do it; absent if unknown. */
  effort?: { loses: Loss; minutes: number; by: Doer };
  /** For a fault, the number of the repair that mends it; absent where none does. */
  repair?: number;
  /** Text to paste, built from what the page says about the business. */
  paste?: string;
  /** Source of the rule: an https address. */
  learnMore?: string;
  source: Source;
  /** The first few faults; `count` is their number. */
  details?: { count: number; items: readonly Evidence[] };
}

/** That a protection against robots answered instead of the page, and what that means. */
export interface PresentedRefusal {
  title: string;
  /** Paragraphs. */
  text: readonly string[];
}

/** Sentences beside the score. */
export interface PresentedVerdict {
  /** How many questions there are, and how many of them the counts of faults and passed checks leave out. */
  account: string;
  /** Names the worst of the figures for phones, speed and security, where it is red though the score isn't. */
  worst?: string;
}

/** The page as it was read. */
export interface PresentedPage {
  /** As requested. */
  url: string;
  finalUrl: string;
  /** Its host in letters, if the address has it in ASCII (`xn--…`). */
  shownHost?: string;
  statusCode: number;
  redirects: readonly { url: string; status: number }[];
  /** Text of the title element; '' without one. */
  title: string;
  /** Its meta description; '' without one. */
  description: string;
  /** ISO 8601. May be up to ten minutes before the request, because pages are cached. */
  fetchedAt: string;
  timing: { dnsMs: number; ttfbMs: number; totalMs: number };
  bytes: { wire: number; decoded: number; truncated: boolean; brokeOff?: true };
  /** What a search result and a shared link would show; '' for missing values. */
  preview: { title: string; description: string; url: string; image: string; siteName: string };
  /** 0–100; null where nothing applied. */
  categories: Readonly<Record<Category, number | null>>;
  /** Google's measurements; absent if there are none. */
  speed?: MeasuredSpeed;
  /** How much of a very large page was read, as one sentence; absent if all of it. */
  truncation?: string;
  /** Set if the website refused our program: then nothing was judged. */
  refusal?: PresentedRefusal;
  /** Absent where nothing was judged. */
  verdict?: PresentedVerdict;
  /** Changes when the same page may get a different score. */
  checksVersion: string;
}

/** `result` of POST /api/seo-analysis. */
export interface PresentedAnalysis extends PresentedPage {
  /** 0–100, the SEO score: the same figure as an audit's `overallScore`. Null if the website refused our program. */
  score: number | null;
  /** Every check: faults in the order of the plan, then not checked, not measured, passed, not applicable. */
  issues: readonly PresentedFinding[];
  plan: RepairPlan;
  /** The fixes of failed checks, most important first, as text. */
  suggestions: readonly string[];
  /** Private link to share; absolute, in the reader's language. Null if it could not be stored. */
  reportUrl: string | null;
}

export type MetricName = 'loadSpeed' | 'mobileScore' | 'seoScore' | 'securityScore';
/** measured: by us, from the server's answers. estimated: from the page's source. psi: by Google's PageSpeed Insights. */
type MetricSource = 'measured' | 'estimated' | 'psi';

export interface PresentedRecommendation {
  type: 'critical' | 'warning' | 'good';
  title: string;
  description: string;
  impact: string;
}

/** The answer of POST /api/seo-audit (with `success: true`). */
export interface PresentedAudit extends PresentedPage {
  id: string;
  /** Private link to share; absolute, in the reader's language. */
  reportUrl: string;
  siteUrl: string;
  businessName: string;
  /** 0–100, the SEO score. The other metrics don't change it. Null if the website refused our program. */
  overallScore: number | null;
  /** `warning` does not include `info`. */
  issues: { critical: number; warning: number; info: number; passed: number };
  /** 0–100; null: not measured. */
  metrics: Readonly<Record<MetricName, number | null>>;
  /** Null if the metric is null. */
  sources: Readonly<Record<MetricName, MetricSource | null>>;
  recommendations: readonly PresentedRecommendation[];
  /** Every check, ordered as in `PresentedAnalysis.issues`. */
  checks: readonly PresentedFinding[];
  plan: RepairPlan;
  /** The crawl of the whole website; absent in reports from before crawls existed. */
  site?: PresentedSite;
  /** The comparison with one or two rivals, and the form to request it. */
  rivals?: PresentedRivals;
  /** The rendering on a phone; absent in reports from before renderings existed, and in mails written without one. */
  phone?: PresentedPhoneScreen;
}

/** The weekly scores of a watched report. */
export interface PresentedWatch {
  /** Where the form posts an `email` and the `locale` of the mails. */
  path: string;
  /** Oldest first, at most 26; empty if nobody watches the report. `readAt` is ISO 8601. */
  scores: readonly { readAt: string; score: number }[];
}

/** What /reports/<token> shows of an audit. */
export interface PresentedReport extends PresentedAudit {
  watch: PresentedWatch;
  /** ISO 8601. */
  expiresAt: string;
  /** Where a form without fields posts to for a new run under the same link. */
  rerunPath: string;
  /** Compared with the run before this one under the same link; null when this is the first. */
  change: {
    /** ISO 8601. */
    since: string;
    /** Score of the previous run; null if the website refused our program then. */
    overallScore: number | null;
    /** Names of the checks that failed then and pass now. */
    fixed: readonly string[];
    /** Titles of the faults of checks that passed then and fail now. */
    broken: readonly string[];
  } | null;
}

/** A line of the streamed answer (Accept: application/x-ndjson): one per stage as it begins, then a result or an error. */
export type AnalysisLine =
  | { stage: 'fetching' | 'reading' | 'checking' }
  | { result: PresentedAnalysis }
  | {
      error: { success: false; code: string; message: string; fieldErrors?: Record<string, string[]> };
    };

/** A repair: one piece of work that mends all faults of one cause. */
export interface PresentedRepair {
  /** The same for the same cause in another run. */
  id: string;
  /** Its place in the order of repair, from 1; the same on screen, in mails and in print. */
  number: number;
  kind: CauseKind;
  title: string;
  /** Why these faults are one piece of work. */
  cause: string;
  severity: Severity;
  type: 'error' | 'warning';
  loses: Loss;
  minutes: number;
  by: Doer;
  /** Whom it loses, its work, and who can do it; and how many pages it mends, if the website was read. */
  facts: readonly string[];
  /** What is wrong as written. Null if there is no such thing. */
  subject: { kind: 'element' | 'text' | 'addresses'; lines: readonly string[] } | null;
  faults: readonly PresentedRepairFault[];
  /** Null for a report without a crawl. */
  pages: PresentedPlaces | null;
  /** Scores after this repair alone; null where it can't be computed or doesn't rise. */
  after: { page: number | null; site: number | null };
  /** The same in sentences. */
  gains: readonly string[];
  /** Null where nobody can press a button: in a mail, and in the result of a single check. */
  proof: PresentedProof | null;
}

/** Whether a repair was seen by reading the website again. */
export interface PresentedProof {
  /** `open`: nobody has asked. `unprovable`: reading a few pages can't show it. */
  state: ProofState | 'open' | 'unprovable';
  /** When it was read and with what result, or how else it is proven; '' while open. */
  text: string;
  /** What is still there. */
  lines: readonly string[];
}

interface PresentedRepairFault {
  /** The id of a page's check, or of a question about the whole website. */
  id: string;
  title: string;
  /** On how many pages; '' if only one page was read. */
  on: string;
  fix: string;
  /** Text to paste, built from what the page says about the business. */
  paste?: string;
}

/** What to repair in which order, what can wait, and what to ignore. */
export interface RepairPlan {
  /**
   * What the report says first where the first repair is critical, or an empty page, whatever the score: a verdict about page
   * and website. Else null.
   */
  verdict: string | null;
  /**
   * What the first repair is about: its gravest fault, or its cause where that fault is its title or of the whole website,
   * whose title says no more than that of the repair. '' without repairs.
   */
  about: string;
  /** Faults of page and website, each counted once, without those that aren't worth a repair. */
  issues: Readonly<Record<Severity, number>>;
  /** How many repairs there are, and how many faults can wait. */
  summary: string;
  /** What to do this week: the first five of `repairs`. '' without repairs. */
  week: string;
  /** Number of repairs for this week. */
  weekCount: number;
  /** Working minutes of the repairs of this week. */
  weekMinutes: number;
  /** The page's score after this week; null if it can't be computed or doesn't rise. */
  forecast: number | null;
  /** At most seven. */
  repairs: readonly PresentedRepair[];
  later: readonly PresentedRepair[];
  ignored: readonly { id: string; title: string; why: string }[];
  /** Where a repair is said to be done, and those that were proven, newest first; null as in a repair. */
  proof: {
    /** Where a form posts the id of a repair as `repair`, and the `locale`. */
    path: string;
    locale: Locale;
    history: readonly { id: string; title: string; at: string }[];
  } | null;
}

/** The crawl of a whole website, ready for display in the reader's language. */
export interface PresentedSite {
  state: 'queued' | 'running' | 'done' | 'failed';
  /** The progress, or a summary of what was read. */
  message: string;
  /** Further sentences. */
  notes: readonly string[];
  /** While the crawl is queued or running. */
  progress: PresentedProgress | null;
  /** When the crawl is done. */
  result: PresentedSiteResult | null;
  /** For a page that polls: the repairs of page and website, once the crawl is done. */
  plan?: RepairPlan;
}

interface PresentedProgress {
  /** The address to poll with GET for the current PresentedSite. */
  path: string;
  /** Share of the known pages that was read: 0–1. */
  share: number;
  /** Addresses read last, newest first. */
  latest: readonly string[];
}

export interface PresentedSiteResult {
  /** Faults, worst first. */
  findings: readonly PresentedSiteFinding[];
  passed: readonly string[];
  groups: readonly PresentedGroup[];
  pages: readonly PresentedPageRow[];
  /** What the website says about its business, side by side; empty in results of earlier versions. */
  sheet: readonly PresentedSheetRow[];
}

export interface PresentedSheetRow {
  id: string;
  title: string;
  items: readonly PresentedSiteItem[];
  /** Below the items; '' for none. */
  note: string;
}

export interface PresentedSiteFinding {
  id: string;
  title: string;
  message: string;
  fix: string;
  severity: Severity;
  type: 'error' | 'warning';
  /** Number of all items. */
  count: number;
  items: readonly PresentedSiteItem[];
  /** How many items are not listed; '' for none. */
  more: string;
}

export interface PresentedSiteItem {
  heading: string;
  /** Whether the heading is an address. */
  isAddress: boolean;
  /** What is wrong with it; '' if the finding says everything. */
  note: string;
  /** Heading above the places. */
  placesTitle: string;
  places: PresentedPlaces;
  /** Of a fact on pages: whether visitors read it there or search engines are told it. */
  source?: 'shown' | 'stated';
  /** Google's own content, which is only shown: files may not carry it. */
  isGoogle?: true;
}

/** A fault that a check finds on several pages. */
export interface PresentedGroup {
  id: string;
  title: string;
  /** "on 14 of 61 pages". */
  on: string;
  example: string;
  fix: string;
  severity: Severity;
  type: 'error' | 'warning';
  pages: PresentedPlaces;
}

export interface PresentedPageRow {
  url: string;
  title: string;
  /** 0–100; null if there is no score. */
  seo: number | null;
  score: string;
  clicks: string;
  words: string;
  mark: string;
}

interface PresentedPlace {
  /** Without the website's own origin. */
  url: string;
  detail: string;
}

/** A list that may be long: the first few, and a collapsed rest. */
export interface PresentedPlaces {
  first: readonly PresentedPlace[];
  rest: readonly PresentedPlace[];
  /** Heading of the rest, such as "and 25 more"; '' if there is none. */
  restTitle: string;
  /** How many places are not listed; '' for none. */
  more: string;
}

/** The rendering of a page on a phone, ready for display in the reader's language. */
export interface PresentedPhoneScreen {
  state: 'waiting' | 'rendered' | 'not_rendered';
  /** The state in words. */
  message: string;
  /** While waiting: the address to poll for the current PresentedPhoneScreen. */
  path: string | null;
  /** How a customer reaches the business; null in reports of earlier versions, and while a page polls for the browser's. */
  journey: PresentedJourney | null;
  picture: PresentedPicture | null;
  /** The checks that use the rendering; also listed while waiting. */
  findings: readonly PresentedPhoneFinding[];
  figures: readonly PresentedFigure[];
}

/** A picture of the page with numbered marks. */
interface PresentedShot {
  source: string;
  alt: string;
  /** CSS pixels of the page; the picture has the same aspect ratio. */
  width: number;
  height: number;
  marks: readonly PresentedMark[];
}

interface PresentedPicture extends PresentedShot {
  /** The address of a picture of the whole page; null without one. */
  whole: string | null;
}

export interface PresentedPhoneFinding {
  /** The check's id. */
  id: string;
  /** Its number in the picture; '' if it has none. */
  number: string;
  title: string;
  status: 'passed' | 'failed' | 'unknown';
  /** The status in words, beside the colour. */
  signal: string;
  message: string;
  cost: string;
  fix: string;
  /** Which elements have the fault, and where; '' for none. */
  examples: string;
}

export interface PresentedFigure {
  id: string;
  /** Its number in the picture; '' if it has none. */
  number: string;
  name: string;
  value: string;
}

/** How a customer reaches the business from the page, ready for display. */
export interface PresentedJourney {
  /** All of it in one sentence. */
  sentence: string;
  /** Who has seen it, and that nothing was sent. */
  note: string;
  /** The four ways. */
  ways: readonly PresentedJourneyStep[];
  /** What else matters on the way. */
  facts: readonly { id: 'first' | 'cover' | 'fields' | 'stopped'; title: string; text: string }[];
  /** A strip of at most five pictures; empty without a browser. */
  frames: readonly PresentedFrame[];
}

export interface PresentedJourneyStep {
  id: 'call' | 'visit' | 'form' | 'message';
  title: string;
  state: 'works' | 'broken' | 'missing' | 'unknown';
  /** The state in words. */
  signal: string;
  text: string;
}

export interface PresentedFrame extends PresentedShot {
  caption: string;
  /** What the numbers mark, in words; '' without marks. */
  legend: string;
}

/** In percent of the picture's width and height. */
export interface PresentedMark {
  key: string;
  number: string;
  /** False for the largest element. */
  isFault: boolean;
  box: { x: number; y: number; width: number; height: number };
  badge: { x: number; y: number };
}

/** The comparison of a report with one or two rivals, ready for display in the reader's language. */
export interface PresentedRivals {
  /** none: not requested. open: at least one is still to be read. */
  state: 'none' | 'open' | 'done';
  message: string;
  /** The address to poll with GET for the current PresentedRivals; null when nothing changes any more. */
  progressPath: string | null;
  /** Posts the fields `rivalOne` and `rivalTwo`, whose values are given. */
  form: { action: string; rivalOne: string; rivalTwo: string };
  /** The report's own page first. */
  pages: readonly PresentedRivalPage[];
  /** Null until a rival was read. */
  comparison: PresentedComparison | null;
}

export interface PresentedRivalPage {
  /** "You", "A", "B": the heading of its column. */
  letter: string;
  /** Its host, or the address as typed. */
  name: string;
  /** When it was read, or why it wasn't. */
  note: string;
}

export interface PresentedComparison {
  /** Headings of the columns: the pages that were read. */
  letters: readonly string[];
  ahead: readonly { id: string; title: string; who: string; message: string; fix: string }[];
  scores: readonly PresentedFigureRow[];
  speed: readonly PresentedFigureRow[];
  checks: { text: string; rows: readonly PresentedVerdictRow[] };
}

export interface PresentedFigureRow {
  id: string;
  label: string;
  /** `score`: 0–100, for the colour; null if the figure is no score or is missing. */
  cells: readonly { text: string; score: number | null }[];
}

interface PresentedVerdictRow {
  id: string;
  label: string;
  cells: readonly { verdict: 'fault' | 'fine' | 'none'; text: string }[];
}

/**
 * Notices that a report shows after a form or link of its watch; each is the fragment of the address and an element's
 * id.
 */
export type WatchNotice =
  | 'watch-asked'
  | 'watch-failed'
  | 'watch-confirm'
  | 'watch-on'
  | 'watch-stop'
  | 'watch-off'
  | 'watch-invalid';
