import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';
import { type Fade, fadesOf, watchTransitions } from '../support/view-transitions';

// Unlike in other files.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** Of changes by back and forward, which are no view transitions. */
    returnFades?: Fade[];
    audioContexts?: number;
  }
}

/** Records the animations of pages that appear without a view transition. */
async function watchReturns(page: Page) {
  await page.addInitScript(() => {
    window.returnFades = [];
    document.addEventListener('animationstart', ({ animationName: name, pseudoElement, target }) => {
      // A view transition's own animations are reported on the root, not always with their pseudo-element.
      if (name !== 'page-in' || pseudoElement || target === document.documentElement) return;
      if (!(target instanceof Element)) return;
      const durationMs = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000;
      window.returnFades?.push({ part: target.parentElement?.id ?? '', name, durationMs });
    });
  });
}

/** Follows the first visible link to a page; a client-side navigation. */
async function goTo(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator(`[aria-current][href="${path}"]`).first()).toBeAttached();
}

const returnFadesOf = (page: Page) => page.evaluate(() => window.returnFades);
const named = (name: string) => (fades: Fade[]) => fades.filter((fade) => fade.name === name);
const lasting = (fades: Fade[]) => fades.filter(({ durationMs }) => durationMs > 0);

test('a change of page fades the old one out in 0.1 s and the new one in in 0.2 s, back and forward only the new one in, and under reduced motion neither [TRANS-01, TRANS-02, TRANS-03]', async ({
  page,
}) => {
  await watchTransitions(page);
  await watchReturns(page);
  await page.goto('/faq');
  await untilHydrated(page);
  await goTo(page, '/contact');
  await expect.poll(async () => named('page-in')(await fadesOf(page))).toHaveLength(1);
  const [fadeIn] = named('page-in')(await fadesOf(page));
  const [fadeOut] = named('page-out')(await fadesOf(page));
  expect(fadeIn?.part).toContain('::view-transition-new');
  expect(fadeIn?.durationMs).toBe(200);
  expect(fadeOut?.part).toContain('::view-transition-old');
  expect(fadeOut?.durationMs).toBe(100);
  const names = lasting(await fadesOf(page)).map(({ name }) => name);
  expect(names.sort()).toEqual(['page-in', 'page-out']);
  expect(await returnFadesOf(page)).toEqual([]);

  const fade = { part: 'main', name: 'page-in', durationMs: 200 };
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => returnFadesOf(page)).toEqual([fade]);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => returnFadesOf(page)).toEqual([fade, fade]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    window.fades = [];
  });
  await goTo(page, '/faq');
  await expect.poll(() => page.evaluate(() => window.fades?.length)).toBe(1);
  expect(lasting(await fadesOf(page))).toEqual([]);
  expect(await returnFadesOf(page)).toEqual([fade, fade]);
});

test('the first press starts the sound, and six puzzle pieces fly from it, let every click through and are gone after 1.5 s, but not under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.audioContexts = 0;
    const Original = AudioContext;
    Object.assign(window, {
      AudioContext: class extends Original {
        constructor(options?: AudioContextOptions) {
          super(options);
          window.audioContexts = (window.audioContexts ?? 0) + 1;
        }
      },
    });
  });
  const contexts = () => page.evaluate(() => window.audioContexts);
  const tab = page.locator('[data-part="contact-tab"]');
  const pieces = page.locator('[data-part="pieces"] > *');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date(2026, 10, 20, 12) });
  await page.goto('/faq');
  // Its scripts run in turns, which a clock that stands still would stop.
  await untilHydrated(page);
  await page.clock.pauseAt(new Date(2026, 10, 20, 13));
  await tab.click();
  await expect(page.locator('[data-part="contact-panel"]')).toBeVisible();
  await expect(pieces).toHaveCount(0);
  expect(await contexts()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tab.click();
  // After the next frame, so that the press is answered first.
  await page.clock.runFor(20);
  await expect(pieces).toHaveCount(6);
  await expect(page.locator('[data-part="pieces"]')).toHaveCSS('pointer-events', 'none');
  expect(await contexts()).toBe(1);
  await page.clock.runFor(1_479);
  await expect(pieces).toHaveCount(6);
  await page.clock.runFor(1);
  await expect(pieces).toHaveCount(0);
});
