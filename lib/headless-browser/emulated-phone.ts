import 'server-only';
import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { userAgent } from '@/lib/net/user-agent';

/** Lighthouse's phone, so that results are comparable. */
export const screen = { width: 412, height: 823, scale: 1.75 } as const;

/** Options for a fresh profile on a phone. The user agent adds our name to the browser's, as Google's crawler does. */
export function emulatedPhone(version: string): BrowserContextOptions {
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
 * Sets the phone's screen for a CDP session. Each session has its own: without this, its screenshots would use the
 * layout of a narrow desktop window. https://chromedevtools.github.io/devtools-protocol/tot/Emulation/
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
