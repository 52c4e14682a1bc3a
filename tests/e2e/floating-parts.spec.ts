import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';

// Every test is a first visit, with the cookie banner.
test.use({ storageState: { cookies: [], origins: [] } });

const pagesWithForms = [
  '/',
  '/contact',
  '/seo-checker',
  '/seo-audit',
  '/seo-services',
  '/business-growth',
  '/smart-personalization',
  '/weather',
  '/profile',
  '/blog',
];
const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** The fields in view whose middle a press does not reach, and what is there instead. */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A bar as wide as the screen is its lower edge.
    const bar = document.querySelector('[data-part="cookie-panel"] button')?.getBoundingClientRect();
    const edge = bar && bar.width === innerWidth ? bar.top : innerHeight;
    return [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].flatMap(
      (field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Not the field that only programs fill in.
        if (width <= 1 || field.tabIndex < 0 || y < 0 || y >= edge || !field.checkVisibility()) return [];
        const found = document.elementFromPoint(x, y);
        if (found === field || (found && field.labels?.[0]?.contains(found))) return [];
        // A part that stays at the upper edge only lies over what was scrolled past.
        for (let over = found; over; over = over.parentElement)
          if (getComputedStyle(over).position === 'sticky') return [];
        const part = found?.closest('[data-part]')?.getAttribute('data-part');
        return [`${field.name || field.id}: ${part ?? found?.outerHTML.slice(0, 80)}`];
      },
    );
  });
}

for (const locale of ['en', 'fa'] as const) {
  test(`no floating part covers a field in the first screen of a page with a form (${locale})`, async ({
    page,
  }) => {
    for (const path of pagesWithForms) {
      await page.goto(localePath(locale, path));
      await expect(page.locator('[data-part="cookie-panel"]')).not.toHaveAttribute('hidden');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect.poll(() => coveredFields(page), { message: `${path} at ${screen.width}` }).toEqual([]);
      }
    }
  });
}

test('over a field the cookie banner is a tab that opens the preferences, and the banner again below the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/business-growth');
  const acceptAll = page.getByRole('button', { name: 'Accept All' });
  const tab = page
    .locator('[data-part="cookie-panel"]')
    .getByRole('button', { name: 'Cookies', exact: true });
  await expect(tab).toBeVisible();
  await expect(acceptAll).toBeHidden();
  await tab.click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
  await expect(tab).toBeHidden();
  await acceptAll.click();
  await expect(tab).toBeHidden();
});

test('on a phone nothing floats over a form, or sells beside its button, and it is all there below it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
  );
  const floats = page.locator('[data-part="to-top"], [data-part="contact-tab"], [data-part="dock"]');
  for (const path of ['/contact', '/seo-audit', '/smart-personalization', '/business-growth']) {
    await page.goto(path);
    const form = page.locator('main form').filter({ visible: true }).first();
    const bottom = await form.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    const scrolled = bottom - 844;
    await scrollTo(scrolled);
    // Where a form ends early, the page is still too near its top for the button.
    if (scrolled > 300) await expect(page.locator('[data-part="to-top"]')).toBeAttached();
    await expect(floats.filter({ visible: true }), path).toHaveCount(0);
    expect(await coveredFields(page)).toEqual([]);
    await scrollTo(bottom + 200);
    await expect(page.locator('[data-part="to-top"]'), path).toBeVisible();
  }
});

/** The coral buttons in view: the page's own, and those of the header and of a phone's bar. */
function countCoral(page: Page): Promise<number> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--coral)';
    const coral = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll('a, button')].filter((button) => {
      const { top, bottom, width } = button.getBoundingClientRect();
      const isSeen = button.checkVisibility({ visibilityProperty: true }) && width > 0;
      return isSeen && bottom > 0 && top < innerHeight && getComputedStyle(button).backgroundColor === coral;
    }).length;
  });
}

for (const width of [390, 1440]) {
  test(`no slim header lies over the tall one, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    const scrollTo = (top: number) =>
      page.evaluate(async (to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const header = document.querySelector('[data-part="header"]');
        const { bottom = 0 } = header?.firstElementChild?.getBoundingClientRect() ?? {};
        const { top: below = 0 } = header?.nextElementSibling?.getBoundingClientRect() ?? {};
        return { isSlim: 'header' in document.documentElement.dataset, cut: Math.max(0, below - bottom) };
      }, top);
    await scrollTo(900);
    const slim = [];
    for (let top = 400; top >= 0; top -= 10) {
      const { isSlim, cut } = await scrollTo(top);
      if (isSlim) slim.push(cut);
    }
    expect(slim.length).toBeGreaterThan(20);
    expect(Math.max(...slim)).toBe(0);
    expect((await scrollTo(0)).isSlim).toBe(false);
  });
}

for (const width of [390, 820, 1440]) {
  test(`one coral button is in reach on every screen of a long page, ${width} px wide`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
    );
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services');
    const scrollTo = (y: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        return window.scrollY;
      }, y);
    // The header returns when the visitor scrolls up.
    const back = 40;
    for (let top = 1_000; (await scrollTo(top + back)) === top + back; top += 800) {
      await scrollTo(top);
      await expect.poll(() => countCoral(page), { message: `at ${top} px` }).toBe(1);
    }
  });
}
