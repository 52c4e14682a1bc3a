import type { Page } from '@playwright/test';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { button, onPhone, openMenu, panel, sides } from '../support/mobile-menu';

onPhone();

const bodyOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

test('a button with its word on one line opens the menu, which is closed at first and where the header has room for the links [MENU-01]', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  const { height, fontSize } = await button(page).evaluate((element) => {
    const word = document.createRange();
    word.selectNodeContents(element.lastChild ?? element);
    return {
      height: word.getBoundingClientRect().height,
      fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    };
  });
  expect(height).toBeLessThan(fontSize * 2);
  await openMenu(page);
  await expect(panel(page).getByRole('navigation').getByRole('link')).toHaveCount(14);

  // A tablet is turned.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(panel(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(button(page)).toBeHidden();
});

// Together these two cover both directions and both themes.
for (const { address, word, side, theme } of [
  { address: '/faq', word: 'Menu', side: 'right', theme: 'light' },
  { address: '/fa/faq', word: 'منو', side: 'left', theme: 'dark' },
] as const) {
  test(`at ${address} the panel slides in from the ${side}, and axe finds nothing wrong with it in ${theme} [MENU-02]`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    await page.addStyleTag({ content: '[role="dialog"] { animation-play-state: paused !important }' });
    await button(page, word).click();
    await expect(panel(page)).toHaveCSS('animation-play-state', 'paused');
    const from = await sides(page);
    await panel(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    const at = await sides(page);
    if (side === 'right') {
      expect(from.left).toBeGreaterThanOrEqual(390);
      expect(at.right).toBe(390);
    } else {
      expect(from.right).toBeLessThanOrEqual(0);
      expect(at.left).toBe(0);
    }
    expect(await accessFaults(page, '[role=dialog]')).toEqual([]);
  });
}

test('nothing slides when the visitor wants less motion, and the page does not scroll under the open menu, but again after it [MENU-07]', async ({
  page,
}) => {
  await page.goto('/faq');
  expect(await bodyOverflow(page)).toBe('visible');
  await openMenu(page);
  await expect(panel(page)).toHaveCSS('animation-duration', '0s');
  expect(await bodyOverflow(page)).toBe('hidden');
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(await bodyOverflow(page)).toBe('visible');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the panel is 20rem wide and at most 85 % of the screen, on a dimmed backdrop that covers the page and closes the menu [MENU-03, MENU-04, MENU-09]', async ({
  page,
}) => {
  await page.goto('/faq');
  await openMenu(page);
  for (const width of [320, 360, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    const { left, right } = await sides(page);
    expect(right - left, `at ${width} px`).toBeCloseTo(Math.min(20 * rem, 0.85 * width), 0);
  }
  const backdrop = page.locator('[data-part="menu-veil"]');
  await expect(backdrop).toHaveCSS('position', 'fixed');
  expect(await backdrop.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const alpha = await backdrop.evaluate((element) =>
    Number(getComputedStyle(element).backgroundColor.match(/\/ ([\d.]+)\)$/)?.[1]),
  );
  expect(alpha).toBeGreaterThan(0.3);
  expect(alpha).toBeLessThan(0.9);
  await page.mouse.click(20, 400);
  await expect(panel(page)).toHaveCount(0);
  await expect(backdrop).toHaveCount(0);
});
