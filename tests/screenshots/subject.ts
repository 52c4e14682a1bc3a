import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Outcomes } from './answers';

export type Theme = 'light' | 'dark';

/** A page opened for a screenshot, and the messages of its language. */
export interface Scene {
  page: Page;
  locale: Locale;
  words: Messages;
}

/** The subject of a screenshot: a page, or one of its states. */
export interface Subject {
  /** Begins with `page/`, `state/` or similar: the test's name, and the picture's. */
  id: string;
  /** Without language; may have a query and a fragment. */
  path: string;
  /** `page`: the whole page; `window`: what a visitor sees without scrolling. */
  frame: 'page' | 'window';
  /** How our own routes respond; those not listed succeed. */
  outcomes?: Outcomes;
  /** Brings the page into its state, and waits for something that exists only in that state. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Limits the widths, if the state doesn't exist at others. CSS pixels. */
  widths?: readonly number[];
  /** Only these languages. */
  languages?: readonly Locale[];
  /** Only these themes. */
  themes?: readonly Theme[];
  medium?: 'print';
  script?: 'off';
  /** No choice has been made in the cookie banner. */
  cookies?: 'undecided';
  /** Shows all elements as if they were hovered, or focused by keyboard. */
  pseudo?: 'hover' | 'focus';
}
