import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { createPlan, field, form, readPlanWords, tab } from '../support/plan-journey';
import { untilHydrated } from '../support/until-hydrated';

test('smart personalization is shown at /smart-personalization [PERS-01]', async ({ page }) => {
  const { tool } = await readPlanWords('en');

  const response = await page.goto('/smart-personalization');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(tool.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.hero.title);
  expect(await accessFaults(page, 'main')).toEqual([]);
});

// Together these two cover both directions and both widths.
for (const { locale, tag } of [
  { locale: 'en', tag: '@phone' },
  { locale: 'fa', tag: '@desktop' },
] as const) {
  test(`answers in ${locale} lead to a plan, tab by tab, readable in both themes [A11Y-01]`, { tag }, async ({
    page,
  }) => {
    await createPlan(page, locale);

    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('#plan-panel-recommendations ol > li').first()).toBeVisible();
    for (const name of ['recommendations', 'content', 'analytics', 'preferences']) {
      await tab(page, name).click();
      const panel = `#plan-panel-${name}`;
      await expect(page.locator(panel)).toBeVisible();
      expect(await faultsInBothThemes(page, panel)).toEqual([]);
    }
    expect(await accessFaults(page, 'main')).toEqual([]);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });

  test(`a request for a quote in ${locale} is stored, and the page says so`, { tag }, async ({ page }) => {
    const { quote } = await readPlanWords(locale);
    await createPlan(page, locale);
    await page.locator('section[aria-labelledby="plan-title"] button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await accessFaults(page, '[role="dialog"]')).toEqual([]);
    await page.locator('#quote-email').fill('sam@ferryroadautos.example');
    await page.locator('#quote-phone').fill('0400 000 000');

    const answered = page.waitForResponse('**/api/contact');
    await dialog.locator('button[type=submit]').click();

    expect((await answered).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(page.locator('#quote-sent-title')).toBeFocused();
    await expect(page.locator('#quote-sent-title')).toBeInViewport();
    await expect(page.locator('li', { hasText: quote.success })).toBeVisible();
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

test('a printed plan is complete, whichever tab is open', async ({ page }) => {
  await createPlan(page, 'en');
  await expect(page.locator('#plan-panel-preferences')).toBeHidden();

  await page.emulateMedia({ media: 'print' });

  for (const name of ['recommendations', 'content', 'analytics', 'preferences']) {
    await expect(page.locator(`#plan-panel-${name}`)).toBeVisible();
  }
});

test('a visit is in the plan only with consent', async ({ page }) => {
  const { tool } = await readPlanWords('en');
  await createPlan(page, 'en');
  await tab(page, 'analytics').click();
  await expect(page.locator('section[aria-labelledby="plan-recent-title"]')).toContainText(
    tool.analytics.noRecent,
  );

  await page.evaluate(() => {
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ necessary: true, analytics: true, marketing: false }),
    );
  });
  // A reload would restore the plan.
  await page.goto('/');
  await createPlan(page, 'en');
  await tab(page, 'analytics').click();
  await expect(page.locator('section[aria-labelledby="plan-recent-title"] li').first()).toBeVisible();
});

test('without a connection the form says so, and keeps what was typed', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { tool } = await readPlanWords('en');
  await page.goto('/smart-personalization');
  await field(page, 'businessName').fill('Ferry Road Autos');
  await field(page, 'location').fill('Southport');
  await untilHydrated(page);
  await context.setOffline(true);

  await form(page).locator('button').click();

  await expect(form(page).getByRole('status')).toContainText(tool.form.failed);
  await expect(field(page, 'businessName')).toHaveValue('Ferry Road Autos');
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
