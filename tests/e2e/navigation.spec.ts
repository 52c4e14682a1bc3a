import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { navigation } from '@/lib/site/navigation';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

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

/** Scrolls to a link at the foot; tried again, because a page that has just been opened may still scroll to its top. */
const expectScrolledTo = (page: Page, link: Locator) =>
  expect(async () => {
    await link.scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(0);
  }).toPass();

/** Follows a link at the foot; returns where the window was then. */
async function leaveByLegalLink(page: Page, name: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  let left = 0;
  // What comes into view gets its size, which moves the foot.
  await expect(async () => {
    const before = left;
    await link.scrollIntoViewIfNeeded();
    left = await scrollY(page);
    expect(left).toBeGreaterThan(0);
    expect(left).toBe(before);
  }).toPass();
  await link.click();
  return left;
}

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

  test('fits fourteen links at 1024, 1280 and 1440 px in every language', async ({ browser, baseURL }) => {
    // The links are prerendered, and scripts change none; loading nine pages with them takes seconds.
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
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
    await context.close();
  });

  test('is on one line in English, on two where there is less room, and has room for the longest words of any language', async ({
    page,
  }) => {
    await page.goto('/contact');
    // From now on React doesn't change the text.
    await untilHydrated(page);
    const links = index(page).getByRole('link');
    const lines = () =>
      links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    expect(await lines()).toBe(1);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await lines()).toBe(2);

    await links.evaluateAll((all, words) => {
      for (const [place, link] of all.entries()) link.textContent = words[place] ?? '';
    }, longestLabels);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toEqual({ page: 0, outside: [] });
    }
    await expect(links).toHaveText(longestLabels);
  });

  test('leads the keyboard through all links in order, scrolls the open page back to its top by its link, and highlights it, also after a soft navigation [HEADER-05] [HEADER-06]', async ({
    page,
  }) => {
    await page.goto('/');
    await index(page).getByRole('link').first().focus();
    for (const { href } of navigation) {
      await expect(page.locator(':focus')).toHaveAttribute('href', href);
      await page.keyboard.press('Tab');
    }

    await untilHydrated(page);
    const home = index(page).getByRole('link', { name: 'Home' });
    await home.focus();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await scrollY(page)).toBe(500);
    await page.keyboard.press('Enter');
    await expectTop(page);

    const current = index(page).locator('[aria-current]');
    await expect(current).toHaveText(['Home']);
    await index(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(current).toHaveText(['Contact']);
  });
});

test('the privacy policy opens at its top, Back leads to where one was, and choosing a legal link in the footer leads to the top of its page, also when it is open [FOOTER-07, LEGAL-04]', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  await expectTop(page);
  const left = await leaveByLegalLink(page, 'Terms of Service');
  // The page scrolls to its top before the other is there.
  await expect(page).toHaveURL('/terms');
  await expectTop(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/terms');
  await expectTop(page);

  for (const [name, path, title] of [
    ['Terms of Service', '/terms', 'Terms of service'],
    ['Privacy Policy', '/privacy-policy', 'Privacy policy'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expectScrolledTo(page, link);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expectTop(page);

    await expectScrolledTo(page, link);
    await link.click();
    await expectTop(page);
  }
});

test('Back from another page to a link within the page shows its page, where one had scrolled to', async ({
  page,
}) => {
  await page.goto('/faq');
  await untilHydrated(page);
  await page.getByRole('main').locator('a[href^="#"]').nth(1).click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  const { url, left } = { url: page.url(), left: await leaveByLegalLink(page, 'Terms of Service') };
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask before they call.');
  await expect.poll(() => scrollY(page)).toBe(left);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of all pages at the foot opens by a press, and where an address leads to it', async ({
    page,
  }) => {
    const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'All pages' });
    const link = pages.getByRole('link', { name: 'Our bot' });
    await page.goto('/faq');
    await expect(link).toBeHidden();
    await pages.getByText('All pages').click();
    await expect(link).toBeVisible();

    await page.goto('/about#site-index');
    await expect(link).toBeVisible();
  });
});
