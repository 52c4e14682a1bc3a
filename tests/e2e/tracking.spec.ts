import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { consentOn } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

const isTracking = (request: Request) =>
  /^\/api\/(metrics|personalization)\//.test(new URL(request.url()).pathname);

/** All events sent by a visitor's pages. */
function listen(context: BrowserContext): Request[] {
  const told: Request[] = [];
  context.on('request', (request) => {
    if (isTracking(request)) told.push(request);
  });
  return told;
}

/** Resolves when a page has loaded and been idle, so that pending events would have been sent. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );

test('entering SEO Services is recorded once for a visitor who allowed analytics [SEOSRV-06, TRACK-15]', async ({
  page,
  context,
  baseURL,
}) => {
  const told = listen(context);
  await page.goto('/about');
  await consentOn(page).acceptAll.click();
  await expect(consentOn(page).banner).toBeHidden();

  const answered = page.waitForResponse((response) => isTracking(response.request()));
  await page.goto('/seo-services?from=a-letter');

  expect((await answered).status()).toBe(202);
  await idle(page);
  expect(told.map((request) => `${request.method()} ${request.url()}`)).toEqual([
    `POST ${baseURL}/api/metrics/pageview`,
  ]);
  expect(told[0]?.postDataJSON()).toEqual({
    page: '/seo-services',
    title: await page.title(),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    referrer: '',
    userAgent: await page.evaluate(() => navigator.userAgent),
  });
});

test('nothing is sent for a visitor who refused, or has not chosen [SEOSRV-06, TRACK-15]', async ({
  page,
  context,
}) => {
  const told = listen(context);
  await page.goto('/seo-services');
  const { manage, analytics, save, banner } = consentOn(page);
  await expect(banner).toBeVisible();
  await idle(page);
  await manage.click();
  await analytics.uncheck();
  await save.click();
  await expect(banner).toBeHidden();

  await page.reload();
  await idle(page);
  expect(told).toEqual([]);
});

test('the server passes over what an old page sends for a visitor who refused', async ({ page, baseURL }) => {
  const cookie = { name: 'cookie-consent', value: 'necessary', url: String(baseURL) };
  await page.context().addCookies([cookie]);
  await page.goto('/seo-services');
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({
      page: '/',
      title: '',
      timestamp: new Date().toISOString(),
      referrer: '',
      userAgent: '',
    });
    return (
      await fetch('/api/metrics/pageview', {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body,
      })
    ).status;
  });
  expect(status).toBe(204);
});
