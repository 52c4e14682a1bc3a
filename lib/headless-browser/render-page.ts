import 'server-only';
import { env } from '@/lib/config/env';
import { findBrowserSource } from './find-browser-source';
import type { RenderPage } from './rendered-page';
import { createRenderer, type Renderer } from './renderer';

let renderer: Renderer | null | undefined;

/**
 * Renders a page with the configured browser; `no_browser` if there is none. Never throws; its 15 seconds begin when
 * the page's turn comes.
 */
export const renderPage: RenderPage = async (url, options) =>
  openRenderer()?.render(url, options) ?? { outcome: 'not_rendered', reason: 'no_browser' };

/** A page of this site as PDF, read from this process itself. `path`: with language. Null without a browser, or if none became free in time. */
export async function printOwnPage(path: string): Promise<Uint8Array | null> {
  const own = new URL(path, `http://localhost:${env.PORT}`);
  return (await openRenderer()?.print(own)) ?? null;
}

function openRenderer(): Renderer | null {
  if (renderer === undefined) {
    const source = findBrowserSource();
    renderer = source && createRenderer(source);
  }
  return renderer;
}

/** Ends the browsers, so that a process can exit; they start again on demand. */
export async function closeBrowsers(): Promise<void> {
  await renderer?.stop();
}
