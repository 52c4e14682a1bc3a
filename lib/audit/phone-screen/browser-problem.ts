import 'server-only';
import { findBrowserSource } from '@/lib/headless-browser/find-browser-source';
import type { RenderFailure } from '@/lib/headless-browser/rendered-page';

/** Why no browser can render a page on this server, as far as it is known in advance; undefined otherwise. */
export function browserProblem(): RenderFailure | undefined {
  return findBrowserSource() ? undefined : 'no_browser';
}
