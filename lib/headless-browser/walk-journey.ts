import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { JourneyBox } from './journey-page';
import type { JourneyFrame, JourneyGuide, JourneyVisit } from './journey-visit';
import { PageWorld } from './page-world';
import { takeJourney } from './take-facts';
import { takeFrame } from './take-pictures';

interface JourneyContext {
  page: Page;
  session: CDPSession;
  world: PageWorld;
  guide: JourneyGuide;
  /** On the clock of `performance.now()`. */
  endsAt: number;
  stopped: () => number;
}

/** Beside what the rest of the visit takes. */
const MOST_MS = 5000;
/** Left for storing the rendering before the page's own time is up. */
const SPARE_MS = 1500;
const LOAD_MS = 3000;
const LEAST_MS = 700;
const SETTLE_MS = 1500;
/** For what a script displays after the page has loaded; once more where no form is there yet. */
const SHOW_MS = 400;
const MOST_STEPS = 2;
const MOST_FRAMES = 4;

interface Draft {
  pages: JourneyVisit['pages'][number][];
  steps: JourneyVisit['steps'][number][];
  frames: JourneyFrame[];
  ended: JourneyVisit['ended'];
}

/**
 * Goes the way of a customer who wants to write to the business, as far as the form: nothing is filled in, pressed or sent. Follows at
 * most two links of the same website and takes at most five seconds; never throws, and returns what it has when its time is up.
 */
export async function walkJourney(context: JourneyContext): Promise<JourneyVisit | null> {
  const draft: Draft = { pages: [], steps: [], frames: [], ended: 'no_time' };
  const endsAt = Math.min(performance.now() + MOST_MS, context.endsAt - SPARE_MS);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, endsAt - performance.now()));
  const walk = goOn(draft, { ...context, endsAt }).catch((error: unknown) => {
    const isLate = performance.now() >= endsAt || (error instanceof Error && error.name === 'TimeoutError');
    draft.ended = isLate ? 'no_time' : 'failed';
  });
  await Promise.race([walk, late]);
  clearTimeout(timer);
  // A copy: what still runs must not change it.
  const { pages, steps, frames, ended } = draft;
  if (pages.length === 0) return null;
  return {
    pages: [...pages],
    steps: steps.slice(0, pages.length - 1),
    frames: [...frames],
    ended,
    stopped: context.stopped(),
  };
}

async function goOn(draft: Draft, { page, session, guide, endsAt, world }: JourneyContext): Promise<void> {
  let current = world;
  const take = async (shows: JourneyFrame['shows'], box: JourneyBox, edge: 'start' | 'end' = 'start') => {
    if (draft.frames.length >= MOST_FRAMES) return;
    const frame = await takeFrame(session, current, box, edge);
    const last = draft.frames.at(-1);
    const at = { page: draft.pages.length - 1, shows };
    const moved = last?.page === at.page ? frame.y - last.y : Number.POSITIVE_INFINITY;
    // Hardly another picture than the one before; the form's end may even be in it.
    if ((shows === 'end' ? moved : Math.abs(moved)) < 80) return;
    if (at.page === 0 && frame.y < 80) return;
    draft.frames.push({ ...frame, ...at });
  };
  for (;;) {
    const isFirst = draft.pages.length === 0;
    let way = await takeJourney(current, page.url());
    if (!isFirst && !guide.findForm(way) && endsAt - performance.now() > 2 * LEAST_MS) {
      await wait(SHOW_MS);
      way = await takeJourney(current, page.url());
    }
    draft.pages.push(way);
    const form = guide.findForm(way);
    if (isFirst) {
      const below = guide.findBelow(way);
      if (below) await take('below', below);
    }
    if (form) {
      if (form.box) await take('form', form.box);
      if (form.send) await take('end', form.send, 'end');
      draft.ended = 'form';
      return;
    }
    if (!isFirst) await take('step', null);
    const step = draft.steps.length < MOST_STEPS ? guide.chooseLink(way, listFollowed(draft)) : null;
    if (!step) {
      draft.ended = 'no_link';
      return;
    }
    const left = endsAt - performance.now();
    if (left < LEAST_MS) return;
    draft.steps.push(step);
    const response = await page.goto(step.url, {
      waitUntil: 'domcontentloaded',
      timeout: Math.min(left, LOAD_MS),
    });
    if (!response?.ok()) throw new Error('The link leads to no page.');
    await page.waitForLoadState('load', { timeout: SETTLE_MS }).catch(() => undefined);
    await wait(SHOW_MS);
    current = await PageWorld.open(session);
  }
}

function listFollowed({ pages, steps }: Draft): string[] {
  return [...pages.map(({ url }) => url), ...steps.map(({ url }) => url)];
}
