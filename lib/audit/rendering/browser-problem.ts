import 'server-only';
import { findBrowserSource } from '@/lib/rendered-page/render-page';
import type { RenderFailure } from '@/lib/rendered-page/rendered-page';

/** Why no browser will open a page here, as far as that is known beforehand; undefined where one should. */
export function browserProblem(): RenderFailure | undefined {
  return findBrowserSource() ? undefined : 'no_browser';
}
