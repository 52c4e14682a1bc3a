import type { PresentedMark } from './presented-mark';

/** How a customer reaches the business from the page, ready for display. Types only, safe in a browser. */
export interface PresentedWay {
  title: string;
  /** All of it in one sentence. */
  sentence: string;
  /** Who has seen it, and that nothing was sent. */
  note: string;
  /** The four ways. */
  ways: readonly PresentedWayStep[];
  /** What else matters on the way. */
  facts: readonly { id: 'first' | 'cover' | 'fields' | 'stopped'; title: string; text: string }[];
  /** A strip of at most five pictures; empty without a browser. */
  frames: readonly PresentedFrame[];
}

export interface PresentedWayStep {
  id: 'call' | 'visit' | 'form' | 'message';
  title: string;
  state: 'works' | 'broken' | 'missing' | 'unknown';
  /** The state in words. */
  signal: string;
  text: string;
}

export interface PresentedFrame {
  source: string;
  alt: string;
  /** CSS pixels of the page; the picture has the same aspect ratio. */
  width: number;
  height: number;
  caption: string;
  marks: readonly PresentedMark[];
  /** What the numbers mark, in words; '' without marks. */
  legend: string;
}
