/** What a report shows of the page on a phone, in the reader's language, nothing to compute. Types only, safe in a browser. */
export interface PresentedPhone {
  state: 'waiting' | 'rendered' | 'not_rendered';
  title: string;
  /** How it stands. */
  message: string;
  /** While it waits: the address that answers with the PresentedPhone as it is then. */
  path: string | null;
  /** For readers without scripts. */
  reload: string;
  /** Whether it counts in the score; '' where nothing is measured. */
  note: string;
  picture: PresentedPicture | null;
  findingsTitle: string;
  /** The checks that a browser answers; also while it waits. */
  findings: readonly PresentedPhoneFinding[];
  figuresTitle: string;
  figures: readonly PresentedFigure[];
}

interface PresentedPicture {
  source: string;
  alt: string;
  /** Pixels of the page; the picture has this shape. */
  width: number;
  height: number;
  caption: string;
  marks: readonly PresentedMark[];
  /** Null without one. */
  whole: { href: string; label: string } | null;
}

/** In percent of the picture's width and height. */
interface PresentedMark {
  key: string;
  number: string;
  /** The largest element is none. */
  isFault: boolean;
  box: { x: number; y: number; width: number; height: number };
  badge: { x: number; y: number };
}

export interface PresentedPhoneFinding {
  /** The check's id. */
  id: string;
  /** Its number on the picture; '' where it has none. */
  number: string;
  title: string;
  status: 'passed' | 'failed' | 'unknown';
  /** Said beside the colour. */
  signal: string;
  message: string;
  cost: string;
  fix: string;
  /** Which elements, and where; '' for none. */
  examples: string;
}

export interface PresentedFigure {
  id: string;
  /** As with findings. */
  number: string;
  name: string;
  value: string;
}
