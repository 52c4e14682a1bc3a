import type { Category, Evidence, Severity, Source } from '../check';
import type { PresentedSite } from './presented-site';

/**
 * What the two tools answer and the report page draws: everything in the reader's language, nothing to compute.
 * Types only, safe in a browser.
 */

/** A question about the page with its answer. */
export interface PresentedFinding {
  /** The check's id; Lighthouse's where they coincide. */
  id: string;
  /** The question's short name, such as "Page title". */
  name: string;
  /** What to call the answer: of a fault what is wrong, such as "The title is too short", otherwise the name. */
  title: string;
  category: Category;
  severity: Severity;
  /** Colour: error for what is critical, warning for the rest that is wrong or unknown, success otherwise. Read `status` first. */
  type: 'success' | 'warning' | 'error';
  /** Absent: passed (type success) or failed. */
  status?: 'not_applicable' | 'not_measured' | 'not_checked';
  /** What was found, one plain sentence. */
  message: string;
  /** What to do, where there is something to do; may hold markup to paste, and line breaks. */
  fix?: string;
  /** What it costs the business, where that needs saying. */
  cost?: string;
  /** Where the rule comes from: an https address. */
  learnMore?: string;
  source: Source;
  /** The first few faults; `count` tells how many there are. */
  details?: { count: number; items: readonly Evidence[] };
}

/** The page as we read it. */
export interface PresentedPage {
  /** As asked for. */
  url: string;
  finalUrl: string;
  statusCode: number;
  redirects: readonly { url: string; status: number }[];
  /** Text of the title element; '' without one. */
  title: string;
  /** Its meta description; '' without one. */
  description: string;
  /** ISO 8601. Older than this request when the answer comes from the ten minutes' memory. */
  fetchedAt: string;
  timing: { dnsMs: number; ttfbMs: number; totalMs: number };
  bytes: { wire: number; decoded: number; truncated: boolean };
  /** What a search result and a shared link would show; '' where the page says nothing. */
  preview: { title: string; description: string; url: string; image: string; siteName: string };
  /** 0–100; null where nothing applied. */
  categories: Readonly<Record<Category, number | null>>;
  /** Changes when the same page may score differently. */
  checksVersion: string;
}

/** `result` of POST /api/seo-analysis. */
export interface PresentedAnalysis extends PresentedPage {
  /** 0–100, the SEO score. */
  score: number;
  /** Every question, worst first: failed critical, warning, info; then unknown, passed, not applicable. */
  issues: readonly PresentedFinding[];
  /** The fixes of what failed, most important first, as text. */
  suggestions: readonly string[];
  /** Private, to be forwarded; absolute, in the reader's language. Null where it could not be kept. */
  reportUrl: string | null;
}

export type MetricName = 'loadSpeed' | 'mobileScore' | 'seoScore' | 'securityScore';
/** measured: by us, from what the server sent. estimated: from what we could see. psi: by Google's PageSpeed Insights. */
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
  /** Private, to be forwarded; absolute, in the reader's language. */
  reportUrl: string;
  siteUrl: string;
  businessName: string;
  /** 0–100. */
  overallScore: number;
  /** `info` is not among `warning`. */
  issues: { critical: number; warning: number; info: number; passed: number };
  /** 0–100; null: not measured. */
  metrics: Readonly<Record<MetricName, number | null>>;
  /** Null where the metric is. */
  sources: Readonly<Record<MetricName, MetricSource | null>>;
  recommendations: readonly PresentedRecommendation[];
  /** Every question, ordered as in `PresentedAnalysis.issues`. */
  checks: readonly PresentedFinding[];
  /** The whole website, beside the page; absent in reports from before it was read. */
  site?: PresentedSite;
}

/** What an audit that was just ordered answers besides: whether its mail goes now, went earlier that day, or can't be delivered. */
export interface OrderedAudit extends PresentedAudit {
  mailed: 'now' | 'earlier' | 'failed';
}

/** What /reports/<token> shows of an audit. */
export interface PresentedReport extends PresentedAudit {
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
    /** Names of the questions that failed then and pass now. */
    fixed: readonly string[];
    /** Titles of the faults of what passed then and fails now. */
    broken: readonly string[];
  } | null;
}

/** A line of the streamed answer (Accept: application/x-ndjson); stages come as they begin, then one of the others. */
export type AnalysisLine =
  | { stage: 'fetching' | 'reading' | 'checking' }
  | { result: PresentedAnalysis }
  | {
      error: { success: false; code: string; message: string; fieldErrors?: Record<string, string[]> };
    };
