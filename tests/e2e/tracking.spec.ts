import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { consentOn } from '../support/consent-parts';
import { openFootLink } from '../support/foot-links';
import { untilHydrated } from '../support/until-hydrated';

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

test('each page is recorded once for a visitor who allowed analytics, and not before a choice or after a refusal [SEOSRV-06, TRACK-15]', async ({
  page,
  context,
}) => {
  const told = listen(context);
  const { acceptAll, analytics, save, banner } = consentOn(page);
  const views = () =>
    told.map((request) => {
      const { page: viewed, referrer } = request.postDataJSON();
      return `${new URL(request.url()).pathname} ${viewed} from ${referrer && new URL(referrer).pathname}`;
    });
  await page.goto('/seo-services?from=a-letter');
  await untilHydrated(page);
  await expect(banner).toBeVisible();
  await idle(page);
  expect(told).toEqual([]);
  const answered = page.waitForResponse((response) => isTracking(response.request()));
  await acceptAll.click();
  await expect(banner).toBeHidden();
  expect((await answered).status()).toBe(202);
  expect(told[0]?.postDataJSON()).toEqual({
    page: '/seo-services',
    title: await page.title(),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    referrer: '',
    userAgent: await page.evaluate(() => navigator.userAgent),
  });

  await (await openFootLink(page, 'Contact')).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect
    .poll(views)
    .toEqual([
      '/api/metrics/pageview /seo-services from ',
      '/api/metrics/pageview /contact from /seo-services',
    ]);

  await page.getByRole('button', { name: 'Cookie preferences' }).click();
  await analytics.uncheck();
  await save.click();
  await page.reload();
  await untilHydrated(page);
  await idle(page);
  expect(told).toHaveLength(2);
});
