import type { Category, Evidence, Severity, Source } from '../check';
import type { Loss } from '../effort/effort';
import type { MeasuredSpeed } from '../engine/audit-facts';
import type { PresentedPhone } from './presented-phone';
import type { PresentedSite } from './presented-site';
import type { PresentedRivals } from './rivals/presented-rivals';

/**
 * The answers of the two tools and the data of the report page, in the reader's language, nothing left to compute.
 * Types only, safe in a browser.
 */

/** A check with its result. */
export interface PresentedFinding {
  /** The check's id; Lighthouse's where they coincide. */
  id: string;
  /** The check's short name, such as "Page title". */
  name: string;
  /** Heading of the result: of a fault what is wrong, such as "The title is too short", otherwise the name. */
  title: string;
  category: Category;
  severity: Severity;
  /** Colour: error for what is critical, warning for the rest that is wrong, success otherwise. Read `status` first. */
  type: 'success' | 'warning' | 'error';
  /** Absent: passed (type success) or failed. */
  status?: 'not_applicable' | 'not_measured' | 'not_checked';
  /** What was found, one plain sentence. */
  message: string;
  /** What to do, if anything; may contain markup to paste, and line breaks. */
  fix?: string;
  /** What it costs the business, if known. */
  cost?: string;
  /** The visitors a fault loses, the minutes its repair takes, and when to do it; absent where that isn't known. */
  effort?: { loses: Loss; minutes: number; when: RepairGroup };
  /** Text with what the page says of the business, ready to be pasted. */
  paste?: string;
  /** Source of the rule: an https address. */
  learnMore?: string;
  source: Source;
  /** The first few faults; `count` is their number. */
  details?: { count: number; items: readonly Evidence[] };
}

/** hour: the owner's, together within an hour. week: the owner's, longer ones. agency: needs the server or the source. */
export type RepairGroup = 'hour' | 'week' | 'agency';

/** What to repair first; ids of findings. */
export interface RepairPlan {
  /** At most five critical faults and warnings, what pays most first. */
  first: readonly string[];
  /** The score that the report shows, once some of `first` are repaired; null where it can't be computed or wouldn't rise. */
  forecast: { repaired: readonly string[]; score: number } | null;
}

/** The page as we read it. */
export interface PresentedPage {
  /** As requested. */
  url: string;
  finalUrl: string;
  statusCode: number;
  redirects: readonly { url: string; status: number }[];
  /** Text of the title element; '' without one. */
  title: string;
  /** Its meta description; '' without one. */
  description: string;
  /** ISO 8601. Older than this request when the answer comes from the cache of ten minutes. */
  fetchedAt: string;
  timing: { dnsMs: number; ttfbMs: number; totalMs: number };
  bytes: { wire: number; decoded: number; truncated: boolean };
  /** What a search result and a shared link would show; '' for missing values. */
  preview: { title: string; description: string; url: string; image: string; siteName: string };
  /** 0–100; null where nothing applied. */
  categories: Readonly<Record<Category, number | null>>;
  /** What Google measured; absent where it measured nothing. */
  speed?: MeasuredSpeed;
  /** How much of a very large page was read, one sentence; absent where it was read whole. */
  reach?: string;
  /** Changes when the same page may score differently. */
  checksVersion: string;
}

/** `result` of POST /api/seo-analysis. */
export interface PresentedAnalysis extends PresentedPage {
  /** 0–100, the SEO score: the same figure as an audit's `overallScore`. */
  score: number;
  /** Every check, worst first: failed critical, warning, info; then unknown, passed, not applicable. */
  issues: readonly PresentedFinding[];
  plan: RepairPlan;
  /** The fixes of what failed, most important first, as text. */
  suggestions: readonly string[];
  /** Private link to share; absolute, in the reader's language. Null where it could not be stored. */
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
  /** 0–100, the SEO score. The other metrics stand beside it and don't change it. */
  overallScore: number;
  /** `info` is not among `warning`. */
  issues: { critical: number; warning: number; info: number; passed: number };
  /** 0–100; null: not measured. */
  metrics: Readonly<Record<MetricName, number | null>>;
  /** Null where the metric is. */
  sources: Readonly<Record<MetricName, MetricSource | null>>;
  recommendations: readonly PresentedRecommendation[];
  /** Every check, ordered as in `PresentedAnalysis.issues`. */
  checks: readonly PresentedFinding[];
  plan: RepairPlan;
  /** The whole website, beside the page; absent in reports from before it was read. */
  site?: PresentedSite;
  /** Beside one or two rivals, and the form to ask for it. */
  rivals?: PresentedRivals;
  /** The page on a phone; absent in reports from before a browser was asked, and in mails written without one. */
  phone?: PresentedPhone;
}

/** The answer to a new audit request, with the state of its mail: sent now, sent earlier that day, or undeliverable. */
export interface OrderedAudit extends PresentedAudit {
  mailed: 'now' | 'earlier' | 'failed';
}

/** The weekly readings of a watched report. */
export interface PresentedWatch {
  /** Where the form posts to: an `email`, and the `locale` of the mails. */
  path: string;
  /** Oldest first, at most 26; none while nobody watches. `readAt` is ISO 8601. */
  scores: readonly { readAt: string; score: number }[];
}

/** What /reports/<token> shows of an audit. */
export interface PresentedReport extends PresentedAudit {
  watch: PresentedWatch;
  /** ISO 8601. */
  expiresAt: string;
  /** Where a form posts to (no fields) for a new run under the same link. */
  rerunPath: string;
  /** Compared with the run before this one under the same link; null when this is the first. */
  change: {
    /** ISO 8601. */
    since: string;
    /** Of the run before. */
    overallScore: number;
    /** Names of the checks that failed then and pass now. */
    fixed: readonly string[];
    /** Titles of the faults of checks that passed then and fail now. */
    broken: readonly string[];
  } | null;
}

/** A line of the streamed answer (Accept: application/x-ndjson); a line per stage as it begins, then one of the others. */
export type AnalysisLine =
  | { stage: 'fetching' | 'reading' | 'checking' }
  | { result: PresentedAnalysis }
  | {
      error: { success: false; code: string; message: string; fieldErrors?: Record<string, string[]> };
    };
