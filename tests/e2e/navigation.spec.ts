import type { Page } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { navigation } from '@/lib/site/navigation';
import { expect, test } from '../support/browser-test';

// The cookie choice is stored, because the banner would cover elements.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
  }),
);

const index = (page: Page) => page.getByRole('banner').getByRole('navigation');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Tried again also while a page is being left for the next. */
const expectTop = (page: Page) => expect(async () => expect(await scrollY(page)).toBe(0)).toPass();

/** As long as these words get in any of the nine languages. */
const longestLabels = [
  'Strona główna',
  'Sobre nosotros',
  'Dienstleistungen',
  'Produkte & Pakete',
  'Realizowane projekty',
  'Blog',
  'Unternehmenswachstum',
  'Персонализиране',
  'Препоръки с изкуствен интелект',
  'Технически съвети',
  'Kostenlose SEO-Analyse',
  'Wetterbericht',
  'Kontaktaufnahme',
  'Häufige Fragen',
];

async function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('[data-part="header"] a')].filter((link) => {
      const { left, right, width } = link.getBoundingClientRect();
      return width > 0 && (left < 0 || right > clientWidth);
    });
    return { page: scrollWidth - clientWidth, outside: outside.map((link) => link.textContent) };
  });
}

test.describe('the header on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('fits fourteen links at 1024, 1280 and 1440 px in every language', async ({ page }) => {
    test.slow();
    const visibleLinks = () =>
      index(page)
        .getByRole('link')
        .evaluateAll(
          (links) => links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
        );
    for (const code of localeCodes) {
      await page.goto(localePath(code, '/contact'));
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(visibleLinks).toBe(navigation.length);
        expect(await overflow(page), `in ${code} at ${width} px`).toEqual({ page: 0, outside: [] });
      }
    }
  });

  test('has room for the longest words of any language', async ({ page }) => {
    await page.goto('/contact');
    // Hydrated: from now on React doesn't change the text.
    await expect(page.locator('button[data-part="menu-button"]')).toHaveCount(1);
    await index(page)
      .getByRole('link')
      .evaluateAll((links, words) => {
        for (const [place, link] of links.entries()) link.textContent = words[place] ?? '';
      }, longestLabels);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toEqual({ page: 0, outside: [] });
    }
    await expect(index(page).getByRole('link')).toHaveText(longestLabels);
  });

  test('is on one line in English, and on two where there is less room', async ({ page }) => {
    await page.goto('/contact');
    const lines = () =>
      index(page)
        .getByRole('link')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect(await lines()).toBe(1);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await lines()).toBe(2);
  });

  test('leads the keyboard through all links in order', async ({ page }) => {
    await page.goto('/contact');
    const links = index(page).getByRole('link');
    await links.first().focus();
    for (const { href } of navigation) {
      await expect(page.locator(':focus')).toHaveAttribute('href', href);
      await page.keyboard.press('Tab');
    }
  });

  test('highlights the page that is open, also after a soft navigation [HEADER-05]', async ({ page }) => {
    await page.goto('/');
    const current = index(page).locator('[aria-current]');
    await expect(current).toHaveText(['Home']);
    await index(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(current).toHaveText(['Contact']);
  });

  test('a link to the open page scrolls back to its top [HEADER-06]', async ({ page }) => {
    await page.goto('/contact');
    const link = index(page).getByRole('link', { name: 'Contact' });
    await link.focus();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await scrollY(page)).toBe(500);
    await page.keyboard.press('Enter');
    await expectTop(page);
  });
});

for (const name of ['Privacy Policy', 'Terms of Service']) {
  test(`choosing "${name}" in the footer leads to the top of its page [FOOTER-07]`, async ({ page }) => {
    await page.goto('/contact');
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1, name: /Privacy|Terms/ })).toBeVisible();
    await expectTop(page);

    await expect(async () => {
      await link.scrollIntoViewIfNeeded();
      expect(await scrollY(page)).toBeGreaterThan(0);
    }).toPass();
    await link.click();
    await expectTop(page);
  });
}
