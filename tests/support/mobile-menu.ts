import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { untilHydrated } from './until-hydrated';

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

/** Opens the menu of the page with scripts; before they have come it is a popover, which mobile-menu-use.spec.ts tries. */
export async function openMenu(page: Page, word?: string) {
  await untilHydrated(page);
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
