/**
 * A report beside one or two rivals, in the reader's language, nothing to compute. Types only, safe in a browser.
 */
export interface PresentedRivals {
  /** none: nobody asked. open: at least one is still to be read. */
  state: 'none' | 'open' | 'done';
  title: string;
  message: string;
  /** Where to ask with GET for the PresentedRivals as they are then; null when nothing changes any more. */
  progressPath: string | null;
  /** For readers without scripts. */
  reload: string;
  form: PresentedRivalsForm;
  /** The report's own page first. */
  pages: readonly PresentedRivalPage[];
  /** Null until one was read. */
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
  /** "You", "A", "B": the head of its column. */
  letter: string;
  /** Its host, or the address as typed. */
  name: string;
  /** When it was read, or why not. */
  note: string;
}

export interface PresentedComparison {
  /** Heads of the columns: the pages that were read. */
  letters: readonly string[];
  ahead: {
    title: string;
    /** Said where there are none. */
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
  /** `score`: 0–100, for the colour; null where the figure is none, or there is no figure. */
  cells: readonly { text: string; score: number | null }[];
}

interface PresentedVerdictRow {
  id: string;
  label: string;
  cells: readonly { verdict: 'fault' | 'fine' | 'none'; text: string }[];
}
