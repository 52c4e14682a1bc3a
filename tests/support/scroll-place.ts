import type { Page } from 'puppeteer-core';
import { untilThere, untilTrue } from './until-true';

/** Where a page was left. */
export interface Place {
  headline: string;
  /** The window's scroll position. */
  top: number;
  /** Where the followed link was in the window: with `top`, whether something above it has changed its size. */
  link: number;
}

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await untilThere(page, 'html[data-scripts="ready"]');
}

/**
 * Scrolls by some pixels, or until the link with this path is in the middle, and follows it, as a press of Enter would.
 * Waits until the other page has been seen: on a busy machine Firefox hasn't kept the place of the first one before that.
 */
export async function leaveBy(page: Page, path: string, by?: number): Promise<Place> {
  if (by !== undefined) await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  // What comes into view gets its size, which moves the link.
  else await untilTrue(page, scrollToLink, path);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(paintTwice);
  const left = await page.evaluate(followLink, path);
  await untilTrue(
    page,
    (name, headline) =>
      location.pathname === name &&
      window.scrollY === 0 &&
      document.querySelector('h1')?.textContent !== headline,
    path,
    left.headline,
  );
  await page.evaluate(paintTwice);
  return left;
}

function paintTwice(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Whether the link has stayed in the middle since the last time; else scrolls there. */
async function scrollToLink(path: string): Promise<boolean> {
  const link = [...document.querySelectorAll(`#main a[href="${path}"], footer a[href="${path}"]`)].find(
    (found) => found.getClientRects().length > 0,
  );
  if (!link) return false;
  const { top } = link.getBoundingClientRect();
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Math.abs(link.getBoundingClientRect().top - top) < 1;
}

function followLink(path: string): Place {
  const links = document.querySelectorAll<HTMLElement>(`#main a[href="${path}"], footer a[href="${path}"]`);
  // One in the folded list at the foot leads on, too.
  const link = [...links].find((found) => found.getClientRects().length > 0) ?? links[0];
  if (!link) throw new Error(`${location.pathname} has no link to ${path}`);
  const place = {
    headline: document.querySelector('h1')?.textContent ?? '',
    // Links of the navigation scroll this page to its top before the other one is there: what counts is where the visitor was.
    top: window.scrollY,
    link: link.getBoundingClientRect().top,
  };
  link.click();
  return place;
}

/**
 * Steps through the history to a page that was left; returns by how many pixels its place is missed at most, in any of the 30
 * frames from the first one with its headline. Less than one is exact: Firefox keeps whole pixels.
 * @param link path of the followed link, if its place counts too
 */
export async function missBy(
  page: Page,
  way: 'back' | 'forward',
  { left, link }: { left: Place; link?: string },
): Promise<number> {
  const seen = await page.evaluate(watchStep, way, left.headline, link ?? null);
  const misses = seen.flatMap((place) => [
    Math.abs(place.top - left.top),
    link ? Math.abs(place.link - left.link) : 0,
  ]);
  return Math.max(...misses);
}

/** By how many pixels the window misses the place where a page was left. */
export async function missNowBy(page: Page, { top }: Pick<Place, 'top'>): Promise<number> {
  return Math.abs((await page.evaluate(() => window.scrollY)) - top);
}

function watchStep(way: 'back' | 'forward', headline: string, path: string | null) {
  const { promise, resolve } = Promise.withResolvers<{ top: number; link: number }[]>();
  const seen = new Map<string, { top: number; link: number }>();
  let frames = 0;
  const note = () => {
    if (document.querySelector('h1')?.textContent === headline) {
      frames += 1;
      const links =
        path === null ? [] : document.querySelectorAll(`#main a[href="${path}"], footer a[href="${path}"]`);
      const link = [...links].find((found) => found.getClientRects().length > 0);
      const place = {
        top: window.scrollY,
        link: link?.getBoundingClientRect().top ?? 0,
      };
      seen.set(JSON.stringify(place), place);
    }
    if (frames < 30) watchFrame();
    else resolve([...seen.values()]);
  };
  // As the frame is painted: sizes are told after all of its own steps and layout, and nothing runs between them and the picture.
  const watchFrame = () =>
    requestAnimationFrame(() => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        note();
      });
      observer.observe(document.documentElement);
    });
  history[way]();
  watchFrame();
  return promise;
}
