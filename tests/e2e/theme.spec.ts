import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

// The hours of mode auto are tried one by one in tests/lib/browser/theme. Nothing is stored in the first two cases.
const cases = [
  { mode: null, hour: 12, system: 'light', theme: 'light' },
  { mode: null, hour: 12, system: 'dark', theme: 'dark' },
  { mode: 'light', hour: 22, system: 'dark', theme: 'light' },
  { mode: 'dark', hour: 12, system: 'light', theme: 'dark' },
  { mode: 'system', hour: 12, system: 'dark', theme: 'dark' },
  { mode: 'auto', hour: 19, system: 'light', theme: 'dark' },
  { mode: 'auto', hour: 7, system: 'dark', theme: 'light' },
] as const;

declare global {
  interface Window {
    beforeBody?: { theme: string; color: string | undefined };
  }
}

/** Records the document's theme when its body is created, before anything is painted. */
async function watchFirstPaint(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
      window.beforeBody = { theme: document.documentElement.className, color };
    }).observe(document, { childList: true, subtree: true });
  });
}

const colors = { light: '#ffffff', dark: '#0f172a' };

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveClass(theme);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', colors[theme]);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
}

test('every mode shows its theme before the first paint and after [THEME-10, THEME-11]', async ({ page }) => {
  await watchFirstPaint(page);
  for (const { mode, hour, system, theme } of cases) {
    await test.step(`mode ${mode ?? 'unset'} at ${hour} o'clock on a ${system} system is ${theme}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.clock.setFixedTime(new Date(2026, 10, 20, hour, 30));
      if (mode) await page.evaluate((chosen) => localStorage.setItem('theme', chosen), mode);
      await page.goto('/faq');
      expect(await page.evaluate(() => window.beforeBody)).toEqual({ theme, color: colors[theme] });
      await untilHydrated(page);
      await expectTheme(page, theme);
    });
  }
});

test('mode system follows the operating system without a reload, and a soft navigation keeps the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('banner').getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectTheme(page, 'dark');
});
