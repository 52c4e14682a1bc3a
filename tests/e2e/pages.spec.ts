import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import home from '@/messages/en/home.json' with { type: 'json' };
import shell from '@/messages/en/shell.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

/** Path of the address that the one link of this kind names. */
async function linkPath(page: Page, selector: string): Promise<string> {
  const link = page.locator(selector);
  await expect(link).toHaveCount(1);
  return new URL((await link.getAttribute('href')) ?? '').pathname;
}

test('the bare address shows the home page [HOME-01]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(page.getByRole('link', { name: shell.nav.home, exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const path of [...pagePaths, '/nowhere']) {
  test(`${path} carries the top bar above the header, and the footer [SHELL-01]`, async ({
    page,
    allowProblem,
  }) => {
    if (path === '/nowhere') allowProblem(/status of 404/);
    await page.goto(path);
    const bar = page.locator('.top');
    await expect(bar.getByRole('button').first()).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header).toBeVisible();
    const barEnd = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const headerStart = await header.evaluate((element) => element.getBoundingClientRect().top);
    expect(barEnd).toBeLessThanOrEqual(headerStart);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

for (const path of pagePaths) {
  test(`${path} is complete in nine languages: status, policy, one h1, head`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'the answer of the server is the same for a phone');
    test.slow();
    for (const code of localeCodes) {
      const address = localePath(code, path);
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), address).toBe(200);
      expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
      expect(response?.headers()['set-cookie']).toBeUndefined();

      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.{10,}/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);
      expect(await linkPath(page, 'link[rel="canonical"]')).toBe(address);
      for (const other of localeCodes) {
        const selector = `link[rel="alternate"][hreflang="${locales[other].hrefLang}"]`;
        expect(await linkPath(page, selector)).toBe(localePath(other, path));
      }
      await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1);
    }
  });

  // Every page in both languages, both themes and at both widths; each pair of them once, not each combination.
  for (const code of ['en', 'fa'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${localePath(code, path)} in ${theme} has no accessibility violation and nothing overflows`, async ({
        page,
      }, { project }) => {
        const isPhone = project.name === 'phone';
        test.skip(
          (code === 'en') === (theme === 'light') ? !isPhone : isPhone,
          'the other width walks this pair',
        );
        // The cookie panel has tests of its own, and here it would lie over parts of the page.
        await page.addInitScript((mode) => {
          localStorage.setItem('theme', mode);
          localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
        }, theme);
        await page.goto(localePath(code, path));
        await expect(page.locator('html')).toHaveClass(theme);
        // What happens to lie under the bar at the thumb can be scrolled clear of it; axe sees one position only.
        await page.addStyleTag({ content: '.thumb { position: static !important }' });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
        ).toEqual([]);

        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }
}
