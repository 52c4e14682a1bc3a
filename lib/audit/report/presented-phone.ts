import type { PresentedMark } from './presented-mark';
import type { PresentedWay } from './presented-way';

/** The rendering of a page on a phone, ready for display in the reader's language. Types only, safe in a browser. */
export interface PresentedPhone {
  state: 'waiting' | 'rendered' | 'not_rendered';
  title: string;
  /** The state in words. */
  message: string;
  /** While waiting: the address to poll for the current PresentedPhone. */
  path: string | null;
  /** For readers without scripts. */
  reload: string;
  /** Whether the findings count in the score; '' if nothing was measured. */
  note: string;
  /** How a customer reaches the business; null in reports of earlier versions, and while a page polls for the browser's. */
  way: PresentedWay | null;
  picture: PresentedPicture | null;
  findingsTitle: string;
  /** The checks that use the rendering; also listed while waiting. */
  findings: readonly PresentedPhoneFinding[];
  figuresTitle: string;
  figures: readonly PresentedFigure[];
}

interface PresentedPicture {
  source: string;
  alt: string;
  /** CSS pixels of the page; the picture has the same aspect ratio. */
  width: number;
  height: number;
  caption: string;
  marks: readonly PresentedMark[];
  /** Null without one. */
  whole: { href: string; label: string } | null;
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
