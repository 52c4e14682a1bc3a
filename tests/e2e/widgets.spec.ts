import type { Locator, Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

const tabOf = (page: Page) => page.getByRole('button', { name: 'Contact', exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Contact us' });
const toTopOf = (page: Page) => page.getByRole('button', { name: 'Back to top' });

// Without the cookie banner, which is not tested here.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const preferences = { necessary: true, analytics: false, marketing: false };
    localStorage.setItem('cookie-consent', JSON.stringify(preferences));
  }),
);

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await expect(toTopOf(page)).toBeVisible();
}

for (const { theme, tag } of [
  { theme: 'light', tag: '@phone' },
  { theme: 'dark', tag: '@desktop' },
] as const) {
  test(`the side tab opens a panel that calls, mails, has no accessibility violation in ${theme}, and closes by a click on the overlay`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto('/faq');
    await scrollDown(page);
    await tabOf(page).click();
    const linkOf = (name: string) => panelOf(page).getByRole('link', { name });
    await expect(linkOf('Call Now')).toHaveAttribute('href', /^tel:\d+$/);
    await expect(linkOf('Email Us')).toHaveAttribute('href', /^mailto:.+@/);
    const parts = ['contact-panel', 'contact-tab', 'to-top'].map((part) => `[data-part="${part}"]`);
    expect(await accessFaults(page, ...parts)).toEqual([]);
    await page.locator('[data-part="contact-overlay"]').click({ position: { x: 20, y: 20 } });
    await expect(panelOf(page)).toBeHidden();
  });
}

test('on a page with a contact section the panel leads to it, on a wide screen and a narrow one [WIDGET-05]', async ({
  page,
}) => {
  await page.goto('/services');
  const section = page.locator('#contact-section');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
    await tabOf(page).click();
    await panelOf(page).getByRole('link', { name: 'Send a message' }).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(section).toBeFocused();
    await expect
      .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
    await expect(page).toHaveURL(/\/services$/);
  }
});

test('the panel works with the keyboard alone, and leads to the contact page on a page without a contact section [A11Y-02, WIDGET-06]', async ({
  page,
}) => {
  await page.goto('/faq');
  await tabOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('link', { name: 'Call Now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(tabOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('link', { name: 'Send a message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(panelOf(page)).toHaveCount(0);
});

test('the way back to the top says what it is to the mouse, leads there, at once under reduced motion, and goes [WIDGET-11]', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(toTopOf(page)).toBeHidden();
  await scrollDown(page);
  const tooltip = page.locator('[data-part="tooltip"]');
  await toTopOf(page).hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(tooltip).toBeHidden();

  await toTopOf(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTopOf(page)).toBeHidden();

  await scrollDown(page);
  // The scrolling ends before the press does.
  const reached = await toTopOf(page).evaluate((button: HTMLElement) => {
    button.click();
    return window.scrollY;
  });
  expect(reached).toBe(0);
});

test('what floats does not appear between a press and its release, and the way back to the top can be tapped [WIDGET-11]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq');
  await untilHydrated(page);
  await page.mouse.move(20, 600);
  await page.mouse.down();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  // Longer than it is looked again whether the pointer is pressed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(toTopOf(page)).toBeHidden();
  await expect(page.locator('[data-part="dock"]')).toBeHidden();
  await page.mouse.up();
  await toTopOf(page).tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTopOf(page)).toBeHidden();
});

for (const locale of ['en', 'fa'] as const) {
  test(`what floats covers neither each other nor the bar at the thumb, and leads to the contact page (${locale}) [WIDGET-06]`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/faq'));
    const tab = page.locator('[data-part="contact-tab"]');
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
      await expect(page.locator('[data-part="to-top"]')).toBeVisible();
      const floats = page
        .locator('[data-part="contact-tab"], [data-part="to-top"], [data-part="dock"] a')
        .filter({ visible: true });
      expect(await overlaps(await floats.all()), `at ${width} px`).toEqual([]);
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await tab.click();
    const contact = localePath(locale, '/contact');
    await page.locator(`[data-part="contact-panel"] a[href="${contact}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(page.locator('[data-part="contact-panel"]')).toHaveCount(0);
  });
}

async function overlaps(parts: Locator[]): Promise<string[]> {
  const boxes = await Promise.all(
    parts.map(async (part) => ({ box: await part.boundingBox(), name: await part.getAttribute('class') })),
  );
  return boxes.flatMap(({ box: a, name }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: b }) =>
          a &&
          b &&
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}
