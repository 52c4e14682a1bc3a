import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserArguments } from '../../tests/support/browser-finder';
import { root } from '../process/install.mjs';
import { provideBrowser } from '../test/provide-browser';
import { photograph, type Shot } from './photograph';

/** Pages open at the same time: one for each core of a small machine. */
const atOnce = 2;
/** A state that isn't reached is tried once more, because a busy machine can be too slow. */
const tries = 2;
/** Time-out of one page load with all its screenshots. */
const withinMs = 180_000;
const stillPage = path.join(import.meta.dirname, 'still-page.mjs');
/** Text without the machine's font smoothing, a single raster thread, and pictures decoded before the page is painted. */
const steadyDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

export async function launchCameraBrowser(): Promise<Browser> {
  const executablePath = await provideBrowser(root);
  return chromium.launch({ executablePath, args: [...browserArguments, ...steadyDrawing] });
}

/** Takes all screenshots; prints failures and returns their number. */
export async function takeShots(
  browser: Browser,
  shots: readonly Shot[],
  place: { base: string; folder: string },
): Promise<number> {
  mkdirSync(place.folder, { recursive: true });
  const waiting = [...shots];
  let failed = 0;
  let done = 0;
  const work = async () => {
    const contexts = await openContexts(browser);
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const context = shot.subject.script === 'off' ? contexts.withoutScript : contexts.usual;
      if (!(await take(context, place, shot))) failed += 1;
      done += 1;
      if (done % 20 === 0) console.info(`${done} of ${shots.length} openings`);
    }
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

async function openContexts(browser: Browser) {
  const settings = { timezoneId: 'Australia/Brisbane', locale: 'en-AU', reducedMotion: 'reduce' } as const;
  const usual = await browser.newContext(settings);
  await usual.addInitScript({ path: stillPage });
  return { usual, withoutScript: await browser.newContext({ ...settings, javaScriptEnabled: false }) };
}

async function take(
  context: BrowserContext,
  place: { base: string; folder: string },
  shot: Shot,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withinTime(photograph(context, place, shot));
      return true;
    } catch (error) {
      const what = `${shot.subject.id} (${shot.language}, ${shot.widths.join()})`;
      console.error(`${what}, try ${attempt}: ${error instanceof Error ? error.message : error}`);
      if (attempt === tries) return false;
    }
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = pause(withinMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`took longer than ${withinMs / 1000} s`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
