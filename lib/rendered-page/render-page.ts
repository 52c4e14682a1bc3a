import 'server-only';
import { env } from '@/lib/config/env';
import { findChromium } from './find-chromium';
import type { BrowserSource } from './open-browser';
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

/** The configured browser, or an installed one; null if there is none or rendering is off. */
export function findBrowserSource(settings = env): BrowserSource | null {
  if (settings.RENDERING === 'off') return null;
  const { CHROMIUM_WS: address, CHROMIUM_PATH: path, CHROMIUM_PROXY_HOST: proxyHost } = settings;
  if (address) return { kind: 'remote', address, path, proxyHost };
  const installed = findChromium(settings);
  return installed ? { kind: 'program', path: installed, priority: settings.RENDERING_PRIORITY } : null;
}
