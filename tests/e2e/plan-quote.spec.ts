import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { createPlan } from '../support/plan-journey';

/** Whether the centre of an element is covered. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { locale, viewport } of [
  // A laptop's height, at which the dialog reaches the region of toasts.
  { locale: 'en', viewport: { width: 1280, height: 720 } },
  // Toasts are at the top, where the dialog has its title.
  { locale: 'fa', viewport: { width: 390, height: 700 } },
] as const) {
  test(`a request in ${locale} whose answer was lost can be sent again at once, and is stored once`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|Failed to fetch/);
    await page.setViewportSize(viewport);
    await createPlan(page, locale);
    await page.locator('section[aria-labelledby="plan-title"] button').first().click();
    await page.locator('#quote-email').fill('sam@ferryroadautos.example');
    await page.locator('#quote-phone').fill('0400 000 000');
    const ids: unknown[] = [];
    await page.route('**/api/contact', async (route) => {
      const response = await route.fetch();
      ids.push(Object(await response.json()).id);
      await (ids.length === 1 ? route.abort('failed') : route.fulfill({ response }));
    });
    const send = page.getByRole('dialog').locator('button[type=submit]');
    await send.click();
    const toast = page.locator('li[data-variant="destructive"]');
    await expect(toast).toBeVisible();
    await toast.evaluate((item) => Promise.allSettled(item.getAnimations().map(({ finished }) => finished)));
    expect(await isCovered(page.getByRole('dialog').getByRole('heading'))).toBe(false);
    await send.scrollIntoViewIfNeeded();
    expect(await isCovered(send)).toBe(false);
    await send.click();

    await expect(page.locator('#quote-sent-title')).toBeFocused();
    expect(ids[0]).toEqual(expect.any(String));
    expect(ids).toEqual([ids[0], ids[0]]);
  });
}
