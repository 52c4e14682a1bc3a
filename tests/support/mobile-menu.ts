import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';

/** Uses a phone with a stored cookie choice, because the banner would cover elements. */
export function onPhone(): void {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
    }),
  );
}

/** The menu button with its label in the language, and its panel. */
export const button = (page: Page, word = 'Menu') =>
  page.getByRole('banner').getByRole('button', { name: word });
export const panel = (page: Page) => page.getByRole('dialog');

export async function openMenu(page: Page, word?: string) {
  await button(page, word).click();
  await expect(panel(page)).toBeVisible();
  await expectAtRest(page);
}

/** Waits until the panel's animation has ended. */
async function expectAtRest(page: Page) {
  await expect
    .poll(
      () => panel(page).evaluate((element) => element.getAnimations().length),
      'animations that still run',
    )
    .toBe(0);
}

export const sides = (page: Page) =>
  panel(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
