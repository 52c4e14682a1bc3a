import { expect, test } from '../support/browser-test';
import { holdScripts } from '../support/hold-scripts';
import { button, onPhone, openMenu, panel, sides } from '../support/mobile-menu';
import { untilHydrated } from '../support/until-hydrated';

onPhone();

test('choosing a link opens its page at the top and closes the menu, as does the browser’s back button [MENU-10, HEADER-06]', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await openMenu(page);
  await panel(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await openMenu(page);
  await expect(panel(page).locator('nav [aria-current]')).toHaveText('Contact');

  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(panel(page)).toHaveCount(0);
});

test('the menu works with the keyboard alone: it keeps the focus, gives it back, and leads to another page and language [A11Y-02] [MENU-06]', async ({
  page,
}) => {
  await page.goto('/faq');
  await untilHydrated(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator(':focus')).toHaveCount(1);

  const stops = await panel(page).locator('a, button').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(panel(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Space');
  await panel(page).getByRole('button', { name: 'Close the menu' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await panel(page).getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/contact$/);

  await button(page).press('Enter');
  await panel(page).getByRole('link', { name: 'Deutsch' }).press('Enter');
  await expect(page).toHaveURL(/\/de\/contact$/);
});

test('a tap before the scripts have come opens the menu, which works on when they come [MENU-01]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  expect((await sides(page)).right).toBe(390);
  expect(await panel(page).boundingBox()).toMatchObject({ y: 0, height: 844 });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Dark', exact: true }).click();
  release();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await untilHydrated(page);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(panel(page)).toHaveCount(0);
  await openMenu(page);
  await expect(page.locator('[data-part="menu-veil"]')).toBeVisible();
});

test('without script the menu opens, too, and leads to its pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/fa/faq');
  await button(page, 'منو').click();
  const links = panel(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(14);
  await expect(panel(page).getByRole('group')).toHaveCount(0);
  expect((await sides(page)).left).toBe(0);
  await links.last().click();
  await expect(page).toHaveURL(/\/fa\/faq$/);
  await context.close();
});
