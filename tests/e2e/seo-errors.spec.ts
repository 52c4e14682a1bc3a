import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import englishAudit from '@/messages/en/seo-audit.json' with { type: 'json' };
import englishChecker from '@/messages/en/seo-checker.json' with { type: 'json' };
import persianAudit from '@/messages/fa/seo-audit.json' with { type: 'json' };
import persianChecker from '@/messages/fa/seo-checker.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const languages = [
  {
    locale: 'en',
    audit: englishAudit,
    checker: englishChecker,
    reason: 'The website took too long to answer.',
    score: '75',
    none: '0',
  },
  {
    locale: 'fa',
    audit: persianAudit,
    checker: persianChecker,
    reason: 'سایت خیلی دیر جواب داد.',
    score: '۷۵',
    none: '۰',
  },
] as const;

/** Answers the tool's call in place of our server. */
async function answer(page: Page, path: string, status: number, body: object) {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
}

const isRed = (color: string) => {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return color.startsWith('rgb') && red > 1.5 * Math.max(green, blue);
};

/** As red, green and blue, whatever notation the style sheet uses. */
async function colorOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return '';
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(',')})`;
  });
}

for (const { locale, audit, checker, reason, score, none } of languages) {
  test.describe(`the SEO tools’ failures in ${locale}`, () => {
    const failure = { success: false, code: 'timeout', message: reason };

    async function check(page: Page) {
      await page.goto(localePath(locale, '/seo-checker'));
      await page.locator('#check-url').fill('shop.example');
      await expect(page.locator('form:has(#check-url) button')).toBeEnabled();
      await page.locator('form:has(#check-url) button').click();
    }

    async function analyse(page: Page) {
      await page.goto(localePath(locale, '/seo-services'));
      await page.locator('#analyser-url').fill('shop.example');
      await page.locator('form:has(#analyser-url) button').click();
    }

    async function order(page: Page) {
      await page.goto(localePath(locale, '/seo-audit'));
      await page.locator('#audit-url').fill('shop.example');
      await page.locator('#audit-businessName').fill('Hot Water Southport');
      await page.locator('#audit-email').fill('owner@shop.example');
      await page.locator('form:has(#audit-url) button').click();
    }

    test('a check that fails shows the badged example with the server’s reason', async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/status of 504/);
      await answer(page, '/api/seo-analysis', 504, failure);
      await check(page);
      await expect(page.locator('#report-title')).toHaveText(checker.demo.title);
      await expect(page.getByText(checker.demo.badge)).toBeVisible();
      await expect(page.getByText(checker.demo.warning)).toBeVisible();
      await expect(page.getByText(checker.demo.success)).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.locator('[data-part="score"]')).toHaveText(score);
    });

    test('a check that never reaches us is a network error with score 0', async ({ page, allowProblem }) => {
      allowProblem(/ERR_FAILED|Failed to fetch|SendError/);
      await page.route('**/api/seo-analysis', (route) => route.abort());
      await check(page);
      await expect(page.locator('#report-title')).toHaveText(checker.network.title);
      await expect(page.getByText(checker.network.error)).toBeVisible();
      await expect(page.locator('[data-part="score"]')).toHaveText(none);
      await expect(page.getByText(checker.demo.badge)).toHaveCount(0);
    });

    test('an analysis that fails shows the server’s message in red', async ({ page, allowProblem }) => {
      allowProblem(/status of 504|SendError/);
      await answer(page, '/api/seo-analysis', 504, failure);
      await analyse(page);
      await expect(page.locator('#analyser-fault')).toHaveText(reason);
      expect(isRed(await colorOf(page, '#analyser-fault'))).toBe(true);
    });

    test('an analysis that never reaches us says so in red', async ({ page, allowProblem }) => {
      allowProblem(/ERR_FAILED|Failed to fetch|SendError/);
      await page.route('**/api/seo-analysis', (route) => route.abort());
      await analyse(page);
      await expect(page.locator('#analyser-fault')).toHaveText(checker.analyser.network);
      expect(isRed(await colorOf(page, '#analyser-fault'))).toBe(true);
    });

    test('an audit that fails is reported by a toast with the server’s message', async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/status of 504|SendError/);
      await answer(page, '/api/seo-audit', 504, failure);
      await order(page);
      await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
        audit.form.failed,
      );
      await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(reason);
      await expect(page.locator('#audit-email')).toHaveValue('owner@shop.example');
    });

    test('an audit that fails without a message is reported in our own words', async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/status of 500|SendError/);
      await answer(page, '/api/seo-audit', 500, { success: false });
      await order(page);
      await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
        audit.form.failed,
      );
      await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
        audit.form.failedText,
      );
    });
  });
}
