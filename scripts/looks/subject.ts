import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales';
import type { Messages } from '../../lib/i18n/messages';
import type { Outcomes } from './answers';
import type { Theme } from './options';

/** A page that was opened for a picture, and the words of its language. */
export interface Scene {
  page: Page;
  locale: Locale;
  words: Messages;
}

/** The subject of a screenshot: a page, or one of its states. */
export interface Subject {
  /** Begins with `page/`, `state/` and the like; names the picture's file and is what `--only` is matched with. */
  id: string;
  /** Without language; may have a query and a fragment. */
  path: string;
  /** `page`: all of it from top to bottom; `window`: what a visitor sees without scrolling. */
  frame: 'page' | 'window';
  /** The answers of our own routes; others succeed. */
  outcomes?: Outcomes;
  /** Brings the page into its state. Waits for something that is only there in that state. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Only these widths, where the state does not exist at others. CSS pixels. */
  widths?: readonly number[];
  /** Only these languages. */
  languages?: readonly Locale[];
  /** Only these themes. */
  themes?: readonly Theme[];
  /** True: reloaded for each width, where the script measures the page. Others are resized. */
  reopens?: 'at-each-width';
  medium?: 'print';
  script?: 'off';
  /** The cookie banner has not been answered. */
  cookies?: 'undecided';
  /** Everything is shown as if it were pointed at, or focused by keyboard. */
  pseudo?: 'hover' | 'focus';
}
