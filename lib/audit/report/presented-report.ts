import type { Doer } from '../causes/repair-rules';
import type { Category, Evidence, Severity, Source } from '../check';
import type { Loss } from '../effort/effort';
import type { MeasuredSpeed } from '../engine/audit-facts';
import type { PresentedPhone } from './presented-phone';
import type { RepairPlan } from './presented-repairs';
import type { PresentedSite } from './presented-site';
import type { PresentedRivals } from './rivals/presented-rivals';

/**
 * The answers of the two tools and the data of the report page, ready for display in the reader's language. Types only,
 * safe in a browser.
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
  /** What was found, one plain sentence. */
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
  phone?: PresentedPhone;
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
