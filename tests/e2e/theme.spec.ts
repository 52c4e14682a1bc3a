import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const cases = [
  { mode: null, hour: 12, system: 'light', theme: 'light' },
  { mode: null, hour: 12, system: 'dark', theme: 'dark' },
  { mode: 'light', hour: 22, system: 'dark', theme: 'light' },
  { mode: 'dark', hour: 12, system: 'light', theme: 'dark' },
  { mode: 'system', hour: 12, system: 'dark', theme: 'dark' },
  { mode: 'auto', hour: 18, system: 'dark', theme: 'light' },
  { mode: 'auto', hour: 19, system: 'light', theme: 'dark' },
  { mode: 'auto', hour: 6, system: 'light', theme: 'dark' },
  { mode: 'auto', hour: 7, system: 'dark', theme: 'light' },
] as const;

declare global {
  interface Window {
    beforeBody?: { theme: string; color: string | undefined };
  }
}

/** Records the document's theme when its body is created, before anything is painted. */
async function watchFirstPaint(page: Page, mode: string | null) {
  await page.addInitScript((stored) => {
    if (stored && !localStorage.getItem('theme')) localStorage.setItem('theme', stored);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
      window.beforeBody = { theme: document.documentElement.className, color };
    }).observe(document, { childList: true, subtree: true });
  }, mode);
}

const colors = { light: '#ffffff', dark: '#0f172a' };

for (const { mode, hour, system, theme } of cases) {
  test(`mode ${mode ?? 'unset'} at ${hour} o'clock on a ${system} system is ${theme} before the first paint and after [THEME-10, THEME-11]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.clock.setFixedTime(new Date(2026, 10, 20, hour, 30));
    await watchFirstPaint(page, mode);
    await page.goto('/faq');

    expect(await page.evaluate(() => window.beforeBody)).toEqual({ theme, color: colors[theme] });
    await expect(page.getByRole('button', { name: /^Theme: / })).toBeAttached();
    await expect(page.locator('html')).toHaveClass(theme);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', colors[theme]);
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  });
}

test('the chosen mode is stored under "theme" and restored on load [THEME-03]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await watchFirstPaint(page, null);
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Theme: / }).click();
  await page.getByRole('button', { name: /^Dark/ }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.reload();
  expect(await page.evaluate(() => window.beforeBody?.theme)).toBe('dark');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('mode system follows the operating system without a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: /^Theme: / })).toBeAttached();
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('soft navigation keeps the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Ask for a quote' })
    .or(page.getByRole('complementary').getByRole('link', { name: 'Ask for a quote' }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f172a');
});
