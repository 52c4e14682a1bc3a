import type { Locale } from '@/lib/i18n/locales';
import type { CauseKind } from '../causes/cause';
import type { Doer } from '../causes/repair-rules';
import type { Severity } from '../check';
import type { Loss } from '../effort/effort';
import type { ProofState } from '../proof/proof';
import type { PresentedPlaces } from './presented-places';

/** A repair: one piece of work that mends all faults of one cause. Types only, safe in a browser. */
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
  /** Heading and lines of what is wrong as written: an element, a text, or addresses. Null if there is no such thing. */
  subject: { title: string; isCode: boolean; lines: readonly string[] } | null;
  faultsTitle: string;
  faults: readonly PresentedRepairFault[];
  pagesTitle: string;
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
  title: string;
  /**
   * What the report says first where the first repair is critical, whatever the score: a verdict about page and website. Null
   * where no repair is.
   */
  verdict: { headline: string; text: string } | null;
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
  firstTitle: string;
  nextTitle: string;
  /** At most seven. */
  repairs: readonly PresentedRepair[];
  laterTitle: string;
  laterText: string;
  later: readonly PresentedRepair[];
  ignoredTitle: string;
  ignoredText: string;
  ignored: readonly { id: string; title: string; why: string }[];
  /** Where a repair is said to be done, and those that were proven, newest first; null as in a repair. */
  proof: {
    /** Where a form posts the id of a repair as `repair`, and the `locale`. */
    path: string;
    locale: Locale;
    press: string;
    again: string;
    busy: string;
    failed: string;
    done: string;
    historyTitle: string;
    history: readonly { id: string; title: string; at: string }[];
  } | null;
}
