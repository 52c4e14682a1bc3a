import 'server-only';
import { env } from '@/lib/config/env';
import { findChromium } from './find-chromium';
import type { BrowserSource } from './open-browser';

/** The configured browser, or an installed one; null if there is none or rendering is off. */
export function findBrowserSource(settings = env): BrowserSource | null {
  if (settings.RENDERING === 'off') return null;
  const { CHROMIUM_WS: address, CHROMIUM_PATH: path, CHROMIUM_PROXY_HOST: proxyHost } = settings;
  if (address) return { kind: 'remote', address, path, proxyHost };
  const installed = findChromium(settings);
  return installed ? { kind: 'program', path: installed, priority: settings.RENDERING_PRIORITY } : null;
}
