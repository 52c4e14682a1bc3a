import 'server-only';
import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { userAgent } from '@/lib/net/safe-fetch';

/** The phone of Lighthouse, so that what is found on it can be compared. */
export const screen = { width: 412, height: 823, scale: 1.75 } as const;

/** A fresh profile on a phone. It says who we are after the browser's own name, as Google's crawler does. */
export function phone(version: string): BrowserContextOptions {
  const [major = ''] = version.split('.');
  const size = { width: screen.width, height: screen.height };
  return {
    viewport: size,
    screen: size,
    deviceScaleFactor: screen.scale,
    isMobile: true,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36 (compatible; ${userAgent})`,
    locale: 'en-AU',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  };
}

/**
 * Makes the screen that of the phone for a session too: each has its own, and a picture that a session takes without one is
 * laid out anew for a narrow window of a desk. https://chromedevtools.github.io/devtools-protocol/tot/Emulation/
 */
export async function emulateScreen(session: CDPSession): Promise<void> {
  const { width, height, scale } = screen;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: scale,
    mobile: true,
  });
}
