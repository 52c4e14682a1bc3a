import 'server-only';
import { env } from '@/lib/config/env';
import { findChromium } from './find-chromium';
import type { BrowserSource } from './open-browser';
import type { RenderPage } from './rendered-page';
import { createRenderer, type Renderer } from './renderer';

let renderer: Renderer | null | undefined;

/**
 * Renders with the browser of this server's configuration, and says `no_browser` where there is none. Never throws; its
 * 15 seconds begin when it is a page's turn.
 */
export const renderPage: RenderPage = async (url, signal) => {
  if (renderer === undefined) {
    const source = findBrowserSource();
    renderer = source && createRenderer(source);
  }
  return renderer ? renderer.render(url, signal) : { outcome: 'not_rendered', reason: 'no_browser' };
};

/** Ends the browsers, for processes that end by running out of work; a page that is asked for later starts them again. */
export async function closeBrowsers(): Promise<void> {
  await renderer?.stop();
}

/** The browser that the configuration names, else one that is installed; null where there is none or none is wanted. */
export function findBrowserSource(settings = env): BrowserSource | null {
  if (settings.RENDERING === 'off') return null;
  const { CHROMIUM_WS: address, CHROMIUM_PATH: path, CHROMIUM_PROXY_HOST: proxyHost } = settings;
  if (address) return { kind: 'remote', address, path, proxyHost };
  const installed = findChromium(settings);
  return installed ? { kind: 'program', path: installed } : null;
}
