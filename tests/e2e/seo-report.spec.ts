import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { sends, startTargetSite } from '../support/target-site';

/** The site audits itself: OUTBOUND_ALLOW lets it reach its own port. */
const target = `http://127.0.0.1:${process.env.E2E_PORT}/`;

/** Orders an audit as a form without script does, and returns the report's address. */
async function order(
  request: APIRequestContext,
  { email, locale = 'en', url = target }: { email: string; locale?: string; url?: string },
): Promise<string> {
  const answer = await request.post('/api/seo-audit', {
    form: { url, email, businessName: 'Whitlock Motors', locale },
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

test.describe('a report under its private link', () => {
  test('opens under a strict content policy, in no list and in no cache [AUDIT-18]', async ({
    page,
    request,
  }, { project }) => {
    const address = await order(request, { email: `${project.name}-link@example.com` });
    expect(address).toMatch(/^\/reports\/[\w-]{22}$/);
    const answer = await page.goto(address);
    const headers = answer?.headers() ?? {};
    expect(answer?.status()).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\da-f]{32}' 'sha256-/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Whitlock Motors', { exact: true })).toBeVisible();
    await expect(page.getByText('@example.com')).toHaveCount(0);
    // Scripts run under the policy; one it refuses would be an error in the browser.
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  });

  test('reads in another language at its address there', async ({ page, request }, { project }) => {
    const address = await order(request, { email: `${project.name}-fa@example.com`, locale: 'fa' });
    expect(address).toMatch(/^\/fa\/reports\//);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('runs again on demand and shows what has changed', async ({ page, request }, { project }) => {
    await page.goto(await order(request, { email: `${project.name}-again@example.com` }));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'Since the last run' })).toBeVisible();
  });

  test('reads the whole website, and tells what it found without a reload', async ({ page, request }, {
    project,
  }) => {
    test.slow();
    await page.goto(await order(request, { email: `${project.name}-site@example.com` }));
    const website = page.getByRole('region', { name: 'The whole website' });
    await expect(website).toBeVisible();
    await expect(website).toContainText(/We read \d+ pages?/, { timeout: 150_000 });
    await expect(website).toHaveAttribute('aria-busy', 'false');
  });

  test('answers 404 with a whole page when there is none', async ({ page, allowProblem }) => {
    allowProblem(/404/);
    const answer = await page.goto('/reports/AbCdEfGhIjKlMnOpQrStUv');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This result is no longer here');
  });

  test('prints in black on white, without what can only be clicked [AUDIT-19]', async ({ page, request }, {
    project,
  }) => {
    await page.goto(await order(request, { email: `${project.name}-print@example.com` }));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('prints its summary on one page of A4: the dial, three faults and what to do', async ({
    page,
    request,
  }, { project }) => {
    const poor = await startTargetSite();
    poor.page = sends(200, '<title>Home</title><p>Ring (07) 5555 0100');
    await page.goto(await order(request, { email: `${project.name}-summary@example.com`, url: poor.url }));
    await poor.stop();
    await page.emulateMedia({ media: 'print' });
    // A4 at 96 dots to the inch, less a margin of one centimetre.
    await page.setViewportSize({ width: 718, height: 1047 });
    const week = page.getByRole('main').locator('section', { has: page.locator('#week-title') });
    await expect(week.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
    const next = week.getByText('What to do now:', { exact: false });
    await expect(next).toBeVisible();
    const box = await next.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1047);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a report is complete, faults unfold and it runs again', async ({ page, request }, { project }) => {
    await page.goto(await order(request, { email: `${project.name}-plain@example.com` }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'Since the last run' })).toBeVisible();
  });
});
