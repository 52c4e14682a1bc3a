/**
 * The comparison of a report with one or two rivals, ready for display in the reader's language. Types only, safe in a
 * browser.
 */
export interface PresentedRivals {
  /** none: not requested. open: at least one is still to be read. */
  state: 'none' | 'open' | 'done';
  title: string;
  message: string;
  /** The address to poll with GET for the current PresentedRivals; null when nothing changes any more. */
  progressPath: string | null;
  /** For readers without scripts. */
  reload: string;
  form: PresentedRivalsForm;
  /** The report's own page first. */
  pages: readonly PresentedRivalPage[];
  /** Null until a rival was read. */
  comparison: PresentedComparison | null;
}

interface PresentedRivalsForm {
  /** Posts the fields `rivalOne` and `rivalTwo`. */
  action: string;
  title: string;
  hint: string;
  one: { label: string; value: string };
  two: { label: string; value: string };
  submit: string;
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
  ahead: {
    title: string;
    /** Text for no items. */
    none: string;
    items: readonly { id: string; title: string; who: string; message: string; fix: string }[];
  };
  scores: { title: string; note: string; rows: readonly PresentedFigureRow[] };
  speed: { title: string; rows: readonly PresentedFigureRow[] };
  checks: { title: string; text: string; rows: readonly PresentedVerdictRow[] };
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
