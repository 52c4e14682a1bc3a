import 'server-only';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { recognizeRefusal } from '@/lib/web-page/refusal';
import { blockForms } from './block-forms';
import { emulateScreen, screen } from './emulated-phone';
import type { JourneyGuide } from './journey-visit';
import { PageWorld } from './page-world';
import type { RenderedPage } from './rendered-page';
import { takeContent, takeLayout, takePaint } from './take-facts';
import { takePictures } from './take-pictures';
import { walkJourney } from './walk-journey';
import { watchConsole } from './watch-console';
import { watchTransfer } from './watch-transfer';

const QUIET_MS = 500;
const SETTLE_MS = 2000;
const SCROLLED_MS = 600;
const MOST_HOSTS = 20;
const MOST_COOKIES = 30;
const MOST_COOKIE_CHARACTERS = 60;

/** The website answered with an error status, or with a challenge. `isRobotsOnly`: others may see the page. */
export class RefusedError extends Error {
  readonly isRobotsOnly: boolean;

  constructor(status: number, isRobotsOnly: boolean) {
    super(`The website answered ${status}.`);
    this.isRobotsOnly = isRobotsOnly;
  }
}

interface Measuring {
  url: string;
  version: string;
  loadMs: number;
  /** When the page's time is up, on the clock of `performance.now()`. */
  endsAt: number;
  guide?: JourneyGuide | undefined;
}

/** Opens an address and measures what a phone shows. Throws RefusedError and errors of the browser. */
export async function measurePage(
  context: BrowserContext,
  { url, version, loadMs, endsAt, guide }: Measuring,
): Promise<RenderedPage> {
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => undefined));
  const session = await context.newCDPSession(page);
  await emulateScreen(session);
  const consoleErrors = watchConsole(page);
  const transfer = await watchTransfer(session);
  const { stopped, cutShort } = await blockForms(page, session);
  const document = await open(page, { url, loadMs, cutShort });
  await transfer.untilQuiet(QUIET_MS, SETTLE_MS);

  const world = await PageWorld.open(session);
  const paint = await takePaint(world);
  const { bytes, requests, scripts } = transfer.read();
  const cookies = await context.cookies();
  const html = await readDocument(document());
  const content = await takeContent(world, html);
  // Much content is loaded only when scrolled into view.
  await world.run(scrollThrough);
  await transfer.untilQuiet(QUIET_MS / 2, SCROLLED_MS);
  const { pageHeight, ...layout } = await takeLayout(world);
  const rendered = {
    url: page.url(),
    measuredAt: new Date().toISOString(),
    browser: `Chromium ${version}`,
    screen,
    pageHeight,
    ...paint,
    ...content,
    ...layout,
    bytes,
    requests,
    scriptHosts: listScriptHosts(scripts),
    cookies: [...new Set(cookies.map(({ name }) => name.slice(0, MOST_COOKIE_CHARACTERS)))].slice(
      0,
      MOST_COOKIES,
    ),
    consoleErrors: consoleErrors(),
    pictures: await takePictures(session, world, pageHeight),
  };
  const way = guide ? await walkJourney({ page, session, world, guide, endsAt, stopped }) : null;
  return { ...rendered, way };
}

function listScriptHosts(scripts: ReadonlyMap<string, number>): RenderedPage['scriptHosts'] {
  return [...scripts]
    .map(([host, bytes]) => ({ host: host.slice(0, 253), bytes }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, MOST_HOSTS);
}

/**
 * Resolves when the page has loaded or its time is up. The returned function gives the response for the document on
 * display.
 */
async function open(
  page: Page,
  { url, loadMs, cutShort }: { url: string; loadMs: number; cutShort: Promise<void> },
): Promise<() => Response> {
  let shown: Response | null = null;
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) shown = response;
  });
  const startedAt = performance.now();
  const first = await page.goto(url, { waitUntil: 'commit', timeout: loadMs });
  const until = (state: 'domcontentloaded' | 'load') => {
    const timeout = Math.max(1, loadMs - (performance.now() - startedAt));
    return page.waitForLoadState(state, { timeout });
  };
  await Promise.race([cutShort, until('domcontentloaded')]);
  await Promise.race([cutShort, until('load').catch(() => undefined)]);
  return () => {
    const response = shown ?? first;
    if (!response) throw new Error('There is no document.');
    return response;
  };
}

/** The source of a page. Throws RefusedError for errors, and for the challenges of protections against robots. */
async function readDocument(response: Response): Promise<string> {
  const status = response.status();
  const [body, headers] = await Promise.all([response.body(), response.headersArray()]);
  const refusal = recognizeRefusal({
    status,
    url: response.url(),
    body,
    headers: headers.map(({ name, value }) => [name.toLowerCase(), value]),
  });
  if (refusal || status === 401) throw new RefusedError(status, true);
  if (!response.ok()) throw new RefusedError(status, false);
  return response.text();
}

const scrollThrough = `(async () => {
  const height = Math.min(document.documentElement.scrollHeight, 8 * innerHeight);
  for (let y = 0; y < height; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;
