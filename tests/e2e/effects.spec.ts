import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type english from '@/messages/en/sound.json';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

const words: typeof english = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../messages/en/sound.json'), 'utf8'),
);

// Unlike in other files.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Fade {
  /** Part of the page transition that is animated. */
  part: string;
  name: string;
  durationMs: number;
}

declare global {
  interface Window {
    fades?: Fade[][];
    audioContexts?: number;
  }
}

/** Records the animations of each view transition at its start. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    window.fades = [];
    const start = document.startViewTransition.bind(document);
    const watched: typeof document.startViewTransition = (options) => {
      const transition = start(options);
      transition.ready.then(() => {
        const fades = document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
          const part = effect.pseudoElement ?? '';
          if (!part.startsWith('::view-transition')) return [];
          const durationMs = Number(effect.getComputedTiming().duration);
          return [{ part, name: animation.animationName, durationMs }];
        });
        window.fades?.push(fades);
      });
      return transition;
    };
    Object.assign(document, { startViewTransition: watched });
  });
}

/** Follows the first visible link to the contact page; a client-side navigation. */
async function goToContact(page: Page) {
  await untilHydrated(page);
  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('#contact-form')).toBeAttached();
}

const fadesOf = (page: Page) => page.evaluate(() => window.fades?.flat() ?? []);
const named = (name: string) => (fades: Fade[]) => fades.filter((fade) => fade.name === name);

test('a change of page fades the old one out in 0.1 s and the new one in in 0.2 s, and nothing else [TRANS-01, TRANS-02]', async ({
  page,
}) => {
  await watchTransitions(page);
  await page.goto('/');
  await goToContact(page);
  await expect.poll(async () => named('page-in')(await fadesOf(page))).toHaveLength(1);
  const [fadeIn] = named('page-in')(await fadesOf(page));
  const [fadeOut] = named('page-out')(await fadesOf(page));
  expect(fadeIn?.part).toContain('::view-transition-new');
  expect(fadeIn?.durationMs).toBe(200);
  expect(fadeOut?.part).toContain('::view-transition-old');
  expect(fadeOut?.durationMs).toBe(100);
  const lasting = (await fadesOf(page)).filter(({ durationMs }) => durationMs > 0);
  expect(lasting.map(({ name }) => name).sort()).toEqual(['page-in', 'page-out']);
});

test('going back and forward fades the new page in over 0.2 s as well [TRANS-01]', async ({ page }) => {
  await page.addInitScript(() => {
    window.fades = [];
    document.addEventListener('animationstart', ({ animationName: name, pseudoElement, target }) => {
      // A view transition's own animations are reported on the root, not always with their pseudo-element.
      if (name !== 'page-in' || pseudoElement || target === document.documentElement) return;
      if (!(target instanceof Element)) return;
      const durationMs = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000;
      window.fades?.push([{ part: target.parentElement?.id ?? '', name, durationMs }]);
    });
  });
  await page.goto('/');
  await goToContact(page);
  expect(await fadesOf(page)).toEqual([]);
  const fade = { part: 'main', name: 'page-in', durationMs: 200 };
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => fadesOf(page)).toEqual([fade]);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => fadesOf(page)).toEqual([fade, fade]);
});

test('under reduced motion a change of page shows no fade [TRANS-03]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await page.goto('/');
  await goToContact(page);
  const lasting = (await fadesOf(page)).filter(({ durationMs }) => durationMs > 0);
  expect(lasting).toEqual([]);
});

test('six puzzle pieces fly from a press, let every click through, and are gone after 1.5 s', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 12) });
  await page.goto('/');
  await page.clock.pauseAt(new Date(2026, 10, 20, 13));
  await page.locator('[data-part="contact-tab"]').click();
  await expect(page.locator('[data-part="pieces"] > *')).toHaveCount(6);
  await expect(page.locator('[data-part="pieces"]')).toHaveCSS('pointer-events', 'none');
  await page.clock.runFor(1_499);
  await expect(page.locator('[data-part="pieces"] > *')).toHaveCount(6);
  await page.clock.runFor(1);
  await expect(page.locator('[data-part="pieces"] > *')).toHaveCount(0);
});

test('under reduced motion no piece flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('[data-part="contact-tab"]').click();
  await expect(page.locator('[data-part="contact-panel"]')).toBeVisible();
  await expect(page.locator('[data-part="pieces"] > *')).toHaveCount(0);
});

test('sound starts with the first press and not before, and a choice outlives a reload [SOUND-02]', async ({
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
  await page.goto('/');
  const off = page.getByRole('button', { name: words.off });
  const on = page.getByRole('button', { name: words.on });
  await expect(on).toBeVisible();
  expect(await contexts()).toBe(0);
  await on.click();
  await expect(off).toBeVisible();
  expect(await contexts()).toBe(1);

  await page.reload();
  await expect(off).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('soundEnabled'))).toBe('false');
  await page.locator('[data-part="contact-tab"]').click();
  await expect(page.locator('[data-part="contact-panel"]')).toBeVisible();
  expect(await contexts()).toBe(0);
});

test('a tooltip says what a button is, to the mouse', async ({ page }) => {
  // The button moves when the cookie banner appears.
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
  });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  const button = page.locator('[data-part="to-top"]');
  const tooltip = page.locator('[data-part="tooltip"]');
  await button.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(tooltip).toBeHidden();
});
