import { test as base, expect, type Page, type Route } from '@playwright/test';
import { necessaryOnly } from '@/lib/consent/preferences';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import type { ScreenshotOptions } from '../playwright-screenshots.config';
import { forcePseudo } from './force-pseudo';
import { listSubjects } from './list-subjects';
import { sampleReport } from './sample-report';
import type { Subject } from './subject';

const test = base.extend<ScreenshotOptions>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
});

/** See serve-answers.ts. */
const answers = `http://127.0.0.1:${process.env.ANSWERS_PORT}`;
const noon = new Date('2026-12-01T12:00:00+10:00');

for (const subject of listSubjects(sampleReport)) {
  test.describe(() => {
    test.use({ javaScriptEnabled: subject.script !== 'off' });
    test(subject.id, async ({ page, language, theme, viewport }) => {
      const { widths, languages, themes } = subject;
      const isMeant =
        (widths?.includes(viewport?.width ?? 0) ?? true) &&
        (languages?.includes(language) ?? true) &&
        (themes?.includes(theme) ?? true);
      test.skip(!isMeant, 'this subject has no picture at this width, or in this language or theme');
      await prepare(page, subject);
      await page.goto(localePath(language, subject.path));
      await untilLoaded(page);
      if (subject.prepare) {
        const words: Messages = await (await fetch(`${answers}/messages/${language}`)).json();
        await subject.prepare({ page, locale: language, words });
        await untilLoaded(page);
      }
      // Otherwise the pointer could hover over something.
      await page.mouse.move(0, 0);
      if (subject.pseudo) await forcePseudo(page, subject.pseudo);
      // Else the header, which stays in sight, would be in the middle of the picture.
      if (subject.frame === 'page') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const name = `${subject.id.replaceAll('/', '--')}-${viewport?.width}-${theme}-${language}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: subject.frame === 'page' });
    });
  });
}

/** Fixes what a picture depends on: the hour, chance, the visitor's choices, the answers of our routes. */
async function prepare(page: Page, { cookies, medium, outcomes = {} }: Subject): Promise<void> {
  await page.clock.setFixedTime(noon);
  await page.emulateMedia({ media: medium ?? 'screen' });
  await page.addInitScript(
    (consent) => {
      if (consent) localStorage.setItem('cookie-consent', consent);
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
    },
    cookies ? '' : JSON.stringify(necessaryOnly),
  );
  const outcomeOf = new Map(Object.entries(outcomes));
  await page.route('**/api/**', async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const outcome = outcomeOf.get(pathname) ?? 'succeeds';
    if (outcome === 'waits') return;
    if (outcome === 'unreachable') return route.abort();
    const headers = { ...route.request().headers(), 'x-outcome': outcome };
    const response = await fetch(answers + pathname + search, { headers });
    if (response.status === 404) throw new Error(`No answer for ${pathname}: see answers.ts.`);
    const { status } = response;
    await route.fulfill({ status, contentType: 'application/json', body: await response.text() });
  });
}

/** Resolves when scripts run, and fonts and all pictures are there; parts below the window are drawn as well. */
async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The content security policy doesn't apply to a constructed style sheet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':not([hidden]) { content-visibility: visible !important } * { scrollbar-width: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  const scripted = await page.evaluate(() => document.documentElement.hasAttribute('data-theme'));
  if (scripted) await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
}
