import type { JourneyBox, JourneyPage } from './journey-page';
import type { RenderedPicture } from './rendered-picture';

/** What a customer would do on a page, decided by the audit. */
export interface JourneyGuide {
  /** The form to write to the business, if the page shows one. */
  findForm: (page: JourneyPage) => { box: JourneyBox; send: JourneyBox } | null;
  /** The link to follow to a form; null without one that was not followed yet. */
  chooseLink: (page: JourneyPage, followed: readonly string[]) => Step | null;
  /** What a customer would scroll down to on the first page; null if all of it is on the first screen, or missing. */
  findBelow: (page: JourneyPage) => JourneyBox;
}

export interface Step {
  url: string;
  text: string;
  /** The link is in a closed menu. */
  isInMenu: boolean;
}

export interface JourneyFrame extends RenderedPicture {
  /** Index of its page. */
  page: number;
  shows: 'below' | 'step' | 'form' | 'end';
  /** CSS pixels of the page above it. */
  y: number;
}

export interface JourneyVisit {
  /** The page of the report, and at most two that links led to. */
  readonly pages: readonly JourneyPage[];
  readonly steps: readonly Step[];
  /** Beside the first screen. */
  readonly frames: readonly JourneyFrame[];
  /** Whether the page with the last link, or the time, was the end. */
  readonly ended: 'form' | 'no_link' | 'no_time' | 'failed';
  /** How often a page tried to send a form by itself, which was stopped. */
  readonly stopped: number;
}
