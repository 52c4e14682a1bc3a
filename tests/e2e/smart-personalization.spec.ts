import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { createPlan, field, form, tab } from '../support/plan-journey';
import { readPage } from '../support/read-page';

const names = ['recommendations', 'content', 'analytics', 'preferences'] as const;
const recent = 'section[aria-labelledby="plan-recent-title"]';

test('smart personalization is shown at /smart-personalization [PERS-01]', async ({ request }) => {
  const response = await request.get('/smart-personalization');

  expect(response.status()).toBe(200);
  const { title, headings } = readPage(await response.text());
  expect(title).toContain('Smart personalisation: advice to fit your business');
  expect(headings).toEqual(['Which of our services fit your business?']);
});

// Together these two cover both directions and both widths.
for (const { locale, tag, noRecent, success } of [
  {
    locale: 'en',
    tag: '@phone',
    noRecent: 'Nothing was recorded, because analytics is off',
    success: 'Quote Request Submitted!',
  },
  {
    locale: 'fa',
    tag: '@desktop',
    noRecent: 'چیزی ثبت نشده، چون آمار بازدید روی این دستگاه خاموش است',
    success: 'درخواست قیمت ارسال شد!',
  },
] as const) {
  test(`answers in ${locale} lead to a plan, with nothing of the visit in it, readable tab by tab in both themes and complete in print, and to a request for a quote [A11Y-01]`, {
    tag,
  }, async ({ page }) => {
    await createPlan(page, locale);

    await expect(page.getByRole('meter')).toBeVisible();
    await expect(page.locator('#plan-panel-recommendations ol > li').first()).toBeVisible();
    for (const name of names) {
      await tab(page, name).click();
      await expect(page.locator('[role="tabpanel"]:visible')).toHaveId(`plan-panel-${name}`);
    }
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(page.locator(`#plan-panel-${name}`)).toBeVisible();
    await expect(page.locator(recent)).toContainText(noRecent);
    await page.emulateMedia({ media: 'screen' });

    // All tabs at once, because each look of axe takes half a second.
    await page.locator('[role="tabpanel"]').evaluateAll((panels) => {
      for (const panel of panels) panel.removeAttribute('hidden');
    });
    for (const name of names) await expect(page.locator(`#plan-panel-${name}`)).toBeVisible();
    expect(await faultsInBothThemes(page, 'main')).toEqual([]);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);

    await page.locator('section[aria-labelledby="plan-title"] button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await faultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
    await page.locator('#quote-email').fill('sam@ferryroadautos.example');
    await page.locator('#quote-phone').fill('0400 000 000');
    const answered = page.waitForResponse('**/api/contact');
    await dialog.locator('button[type=submit]').click();

    expect((await answered).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(page.locator('#quote-sent-title')).toBeFocused();
    await expect(page.locator('#quote-sent-title')).toBeInViewport();
    await expect(page.locator('li', { hasText: success })).toBeVisible();
  });
}

test('each answer puts a piece in place, and none moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/smart-personalization');
  const piece = page.locator('[data-field="budget"]:has([clip-path])');
  await expect(piece).toBeHidden();

  await field(page, 'budget').selectOption('under-5k');

  await expect(piece).toBeVisible();
  await expect(piece).toHaveCSS('animation-duration', '0s');
});

test('a visit is in the plan with consent', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ necessary: true, analytics: true, marketing: false }),
    );
  });
  await createPlan(page, 'en');
  await tab(page, 'analytics').click();
  await expect(page.locator(`${recent} li`).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to get the same by phone or post', async ({ page }) => {
    await page.goto('/smart-personalization');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main noscript p a[href$="/contact"]')).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});
