import type { CDPSession, Page } from '@playwright/test';

/** Styles for screenshots: renders parts below the viewport, hides scrollbars and blinking cursors. */
const steadyStyle = `* { content-visibility: visible !important; scrollbar-width: none !important;
caret-color: transparent !important; }`;

/** As a constructed style sheet, because the content security policy doesn't apply to those. */
const adoptStyle = `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(steadyStyle)});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }`;

/** Sets finite animations to their end and infinite ones to their beginning. */
const endAnimations = `for (const animation of document.getAnimations()) {
if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel(); else animation.finish(); }`;

/**
 * Takes screenshots through the Chrome DevTools Protocol, whose encoder is faster: 0.53 s of CPU time for the home page at
 * 1440 px, compared with 0.81 s through Playwright's own method (November 2026).
 */
export interface Camera {
  /** A PNG of the viewport, or of the whole page. */
  capture: (frame: 'page' | 'window') => Promise<Buffer>;
}

/** To be called once the page's own style sheets have been loaded. */
export async function setUpCamera(page: Page): Promise<Camera> {
  await page.evaluate(adoptStyle);
  const session = await page.context().newCDPSession(page);
  return { capture: (frame) => capture(page, session, frame) };
}

async function capture(page: Page, session: CDPSession, frame: 'page' | 'window'): Promise<Buffer> {
  await page.evaluate(endAnimations);
  await repaint(page, session);
  const options = { format: 'png', optimizeForSpeed: true } as const;
  if (frame === 'window') return decode(await session.send('Page.captureScreenshot', options));
  await page.evaluate('scrollTo({ top: 0, left: 0, behavior: "instant" })');
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  return decode(
    await session.send('Page.captureScreenshot', { ...options, clip, captureBeyondViewport: true }),
  );
}

/**
 * Forces a complete repaint by changing the scale and back. With cached tiles and decoded photographs, round corners and
 * rotated photographs would differ between runs.
 */
async function repaint(page: Page, session: CDPSession): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const corner = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 0.9,
    mobile: false,
  });
  // Not with `requestAnimationFrame`, which is never called with scripts disabled.
  await session.send('Page.captureScreenshot', { format: 'png', clip: corner });
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
}

function decode({ data }: { data: string }): Buffer {
  return Buffer.from(data, 'base64');
}
