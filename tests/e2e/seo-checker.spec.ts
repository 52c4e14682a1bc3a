import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { sends, startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

const parts = (page: Page) => ({
  field: page.locator('#check-url'),
  button: page.locator('form:has(#check-url) button'),
  report: page.getByRole('article').filter({ has: page.locator('#report-title') }),
  headline: page.locator('#report-title'),
  score: page.locator('[data-part="score"]'),
});

async function check(page: Page, url: string) {
  const { field, button } = parts(page);
  await field.fill(url);
  await expect(button).toBeEnabled();
  await button.click();
}

async function expectResult(page: Page) {
  const { headline, report, score } = parts(page);
  await expect(headline).toBeFocused();
  await expect(score).toHaveText(/^[\d۰-۹]{1,3}$/);
  await report
    .locator('summary')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .click();
  const preview = report
    .locator('[aria-labelledby="previews-title"]')
    .getByText('Hot water repairs in Southport, same day', { exact: true });
  await expect(preview.first()).toBeVisible();
  expect(target.asked[0]).toBe('GET /');
  await expect(page).toHaveURL(/\?url=/);
  expect(await accessFaults(page, 'main')).toEqual([]);
}

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

// Together the first two cover both directions and both themes.
test('/seo-checker shows the SEO checker, whose result is accessible in the light theme and wraps at 320 px [SEOCHK-01]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  const response = await page.goto('/seo-checker');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Free SEO checker for your website, no signup/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free SEO Checker');
  await expect(page.getByRole('article')).toHaveCount(3);

  await check(page, target.url);
  await expectResult(page);

  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('a website is checked in fa in the dark theme, accessibly', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/fa/seo-checker');

  await check(page, target.url);
  await expectResult(page);
});

test('a check that can’t be made says why, and a retry works', async ({ page, context, allowProblem }) => {
  allowProblem(/status of 422|ERR_INTERNET_DISCONNECTED|Failed to fetch|SendError/);
  const { field, report, headline, score } = parts(page);
  const gone = await startTargetSite();
  await gone.stop();
  await page.goto(localePath('fa', '/seo-checker'));

  // First of all, so that nothing but the page itself is loaded when the connection is cut.
  await field.fill(target.url);
  await untilHydrated(page);
  await test.step('without a connection it is a network error with score 0', async () => {
    await context.setOffline(true);
    await check(page, target.url);
    await expect(headline).toHaveText('خطای شبکه');
    await expect(page.getByText('اتصال به شبکه برقرار نشد')).toBeVisible();
    await expect(score).toHaveText('۰');
    await expect(page.getByText('دادهٔ نمایشی، نه سایت شما')).toHaveCount(0);
  });

  await test.step('a retry with the connection back shows the result', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'دوباره' }).click();
    await expect(page.locator('[data-band] dl')).toBeVisible();
  });

  await test.step('an address inside our own network is refused at the form', async () => {
    await check(page, 'http://169.254.169.254/latest/meta-data/');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#check-fault')).not.toBeEmpty();
    await expect(report).toHaveCount(0);
  });

  await test.step('a server that doesn’t answer leads to the badged example with the reason', async () => {
    await check(page, gone.url);
    await expect(headline).toHaveText('سنجش انجام نشد');
    await expect(page.getByText('دادهٔ نمایشی، نه سایت شما')).toBeVisible();
    await expect(page.getByText('سایت را نتوانستیم بسنجیم؛ دادهٔ نمایشی نشان می‌دهیم')).toBeVisible();
    await expect(page.getByText('ابزار سنجش سئو سالم است')).toBeVisible();
    await expect(page.getByText(/^دلیل: .*[\u0600-\u06ff]/)).toBeVisible();
    await expect(score).toHaveText('۷۵');
  });
});

test('the home page answers in its picture, and its link opens the whole result', async ({ page }) => {
  await page.goto('/');
  await page.locator('#analyser-url').fill(target.url);
  await page.locator('form:has(#analyser-url) button').click();
  const dial = page.getByRole('img', { name: /^Score \d+$/ });
  const answer = page.locator('div:has(> h3)').filter({ has: dial });
  await expect(answer.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/:\d+\/$/);
  await answer.getByRole('link', { name: 'See the whole result' }).click();
  await expect(page).toHaveURL(/\/seo-checker\?url=/);
  await expect(parts(page).headline).toBeVisible();
  // The result is restored without a new check; a reload and Back fill in the address.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(parts(page).field).toHaveValue(target.url);
  await untilHydrated(page);
  expect(asked).not.toContain('/api/seo-analysis');
});

test('an address that comes from another website or without a referrer waits to be checked; a page that answers 404 has a result, not an example', async ({
  page,
}) => {
  target.page = sends(404, 'Not here');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const referer of ['https://elsewhere.example/', undefined]) {
    await page.goto(`/seo-checker?url=${encodeURIComponent(target.url)}`, { referer });
    await untilHydrated(page);
    await expect(parts(page).field).toHaveValue(target.url);
    await expect(parts(page).button).toBeEnabled();
    expect(asked).not.toContain('/api/seo-analysis');
  }

  await parts(page).button.click();

  await expect(parts(page).headline).toHaveText('This address shows no page.');
  await expect(page.getByText('Demo data, not your website')).toHaveCount(0);
  expect(asked).toContain('/api/seo-analysis');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, field] of [
    ['/', '#analyser-url'],
    ['/fa/seo-checker', '#check-url'],
  ] as const)
    test(`the field on ${path} leads to a page with the result, and one that can't be read is asked for again`, async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/status of 422/);
      await page.goto(path);
      await page.locator(field).fill('http://10.0.0.1/');
      await page.locator(field).press('Enter');
      await expect(page.getByRole('textbox')).toHaveValue('http://10.0.0.1/');

      await page.getByRole('textbox').fill(target.url);
      await page.getByRole('button').click();

      await expect(page).toHaveURL(path === '/' ? /:\d+\/reports\/[\w-]+$/ : /\/fa\/reports\/[\w-]+$/);
      await expect(page.locator('#report-title')).toBeVisible();
    });
});
