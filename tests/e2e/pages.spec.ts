import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import home from '@/messages/en/home.json' with { type: 'json' };
import shell from '@/messages/en/shell.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

test('the bare address shows the home page [HOME-01]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(page.getByRole('link', { name: shell.nav.home, exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** One article and two answers of the newsletter stand for the others, which are drawn by the same parts. */
const isDrawnLikeAnother = (path: string) =>
  /^\/blog\/[2-6]$/.test(path) || /^\/newsletter\/(?!check-inbox|unsubscribe$)/.test(path);

const drawnPaths = pagePaths.filter((path) => !isDrawnLikeAnother(path));

for (const path of [...drawnPaths, '/nowhere']) {
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

/** What the head of a page says, read without drawing it. */
interface Head {
  h1: number;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
}

function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const links = (selector: string) => [...document.querySelectorAll(selector)];
    const pathOf = (link: Element | undefined) =>
      new URL(link?.getAttribute('href') ?? '', 'http://x').pathname;
    const canonicals = links('link[rel="canonical"]');
    return {
      h1: links('h1').length,
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      canonical: canonicals.length === 1 ? pathOf(canonicals[0]) : `${canonicals.length} links`,
      alternates: Object.fromEntries(
        links('link[rel="alternate"][hreflang]').map((link) => [link.getAttribute('hreflang'), pathOf(link)]),
      ),
    };
  }, html);
}

for (const path of pagePaths) {
  test(`${path} is complete in nine languages: status, policy, one h1, head`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'the answer of the server is the same for a phone');
    const inEachLanguage = localeCodes.map((code) => [locales[code].hrefLang, localePath(code, path)]);
    for (const code of localeCodes) {
      const address = localePath(code, path);
      const response = await page.request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
      expect(response.headers()['set-cookie']).toBeUndefined();

      const head = await readHead(page, await response.text());
      expect(head.h1, address).toBe(1);
      expect(head.title).toMatch(/.{4,}/);
      expect(head.description).toMatch(/.{30,}/);
      expect(head.canonical).toBe(address);
      expect(head.alternates).toEqual({ ...Object.fromEntries(inEachLanguage), 'x-default': path });
    }
  });
}

for (const path of drawnPaths) {
  // Between them these two have both directions, both themes and both widths.
  for (const { code, theme, device } of [
    { code: 'en', theme: 'light', device: 'phone' },
    { code: 'fa', theme: 'dark', device: 'desktop' },
  ] as const) {
    test(`${localePath(code, path)} in ${theme} has no accessibility violation and nothing overflows`, async ({
      page,
    }, { project }) => {
      test.skip(project.name !== device, 'the other width walks this pair');
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
