import type { Page } from '@playwright/test';
import { services } from '@/lib/content/services';
import { expect, test } from '../support/browser-test';
import { holdScripts } from '../support/hold-scripts';
import { untilHydrated } from '../support/until-hydrated';

const contactSection = (page: Page) => page.getByRole('region', { name: 'Ask us about it.' });

/** Whether the title of the service with this id is in the upper third of the window, with nothing over it. */
const isAtTop = (page: Page, id: string) =>
  page.evaluate((name) => {
    const title = document.getElementById(`${name}-title`);
    if (!title) return false;
    const { left, top, bottom, height } = title.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 4, top + height / 2);
    return top >= 0 && bottom < window.innerHeight / 3 && title.contains(onTop);
  }, id);

/** Runs in the page: resolves when it no longer scrolls. */
async function untilStill(): Promise<void> {
  for (let last = Number.NaN; last !== window.scrollY; ) {
    last = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('Inquire About scrolls smoothly to the contact section, and jumps there under reduced motion [SERV-10]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'SEO and performance' }).click();
  const link = page.getByRole('link', {
    name: 'Inquire About SEO and performance',
  });
  await link.scrollIntoViewIfNeeded();
  const seen = await page.evaluateHandle(() => {
    const positions = new Set<number>();
    addEventListener('scroll', () => positions.add(Math.round(window.scrollY)));
    return positions;
  });

  await link.click();

  await expect(contactSection(page)).toBeInViewport({ ratio: 0.5 });
  await expect(page).toHaveURL(/#contact-section$/);
  // A jump has one position. How many more there are depends on how many frames the machine draws.
  expect(await seen.evaluate((positions) => positions.size)).toBeGreaterThan(1);

  await page.evaluate(untilStill);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seen.evaluate((positions) => positions.clear());
  await page
    .getByRole('link', { name: /^Inquire About/ })
    .first()
    .dispatchEvent('click');
  await expect(contactSection(page)).toBeInViewport({ ratio: 0.5 });
  expect(await seen.evaluate((positions) => positions.size)).toBeLessThanOrEqual(1);
});

test('/services# with the name of a service, or its second name, opens at its section [SERV-91]', async ({
  page,
}) => {
  const places = services.flatMap((service) =>
    [...('alias' in service ? [service.alias] : []), service.id].map((name) => ({ name, id: service.id })),
  );
  for (const { name, id } of places) {
    // Loaded at the first name and at the last, which has most above it; between them the page is open and scrolls.
    if (name === places.at(-1)?.name) await page.goto('about:blank');
    await page.goto(`/services#${name}`);
    await expect.poll(() => isAtTop(page, id), name).toBe(true);
  }
});

test('/services shows the Services page; its sign, the contact form and the home page lead where they say [SERV-01]', async ({
  page,
}) => {
  const response = await page.goto('/services');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, and what it costs.');
  await expect(page).toHaveTitle(/^Web design, SEO and marketing services with prices/);
  const sign = page.getByRole('navigation', { name: 'Services and prices' });
  await sign.getByRole('link', { name: 'Email hosting' }).click();
  await expect.poll(() => isAtTop(page, 'email-hosting')).toBe(true);

  await page.getByRole('link', { name: 'Open the contact form' }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Website analytics' }).click();
  await expect(page).toHaveURL(/\/services#website-analytics$/);
  await expect.poll(() => isAtTop(page, 'website-analytics')).toBe(true);
});

test('only the first of the ten services is open', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.locator('#website-design details')).toHaveAttribute('open');
});

test('the service that a line of the sign names opens, with one link to inquire about it', async ({
  page,
}) => {
  await page.goto('/services');
  const sign = page.getByRole('navigation', { name: 'Services and prices' });
  const service = page.getByRole('region', { name: 'Local listings' });
  await expect(service.getByRole('link')).toHaveCount(0);
  await sign.getByRole('link', { name: 'Local listings' }).click();
  await expect.poll(() => isAtTop(page, 'local-business-listings')).toBe(true);
  await expect(service.getByText('Listings claimed in your name', { exact: true })).toBeVisible();
  await expect(service.getByRole('link')).toHaveText(['Inquire About Local listings']);
});

test('what is under the mouse stays there when it is pressed: the details of a service, which open and hold its benefits', async ({
  page,
}) => {
  await page.goto('/services');
  const service = page.getByRole('region', { name: 'Branding and identity' });
  const summary = service.getByRole('heading', { name: 'Branding and identity' });
  const benefit = service.getByText('A logo in one colour, in full colour and as a sign');
  await expect(benefit).toBeHidden();
  await summary.hover();
  const before = await summary.boundingBox();
  await page.mouse.down();
  expect(await summary.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(benefit).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Inquire About still leads to the contact section', async ({ page }) => {
    await page.goto('/services');
    await page
      .getByRole('link', { name: /^Inquire About/ })
      .first()
      .click();
    await expect(contactSection(page)).toBeInViewport({ ratio: 0.5 });
  });
});

test('a link to a service opens it before the scripts run, a tap in that moment counts, and another language keeps the place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/services#local-business-listings', { waitUntil: 'domcontentloaded' });
  const details = page.locator('#local-business-listings details');
  await expect(details).toHaveAttribute('open');
  await expect(page.getByRole('heading', { name: 'Local listings' })).toBeInViewport();
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
  release();
  await untilHydrated(page);
  await expect(details).not.toHaveAttribute('open');

  await page.getByRole('button', { name: /^Choose a language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/de\/services#local-business-listings$/);
  await expect(page.locator('#local-business-listings details')).toHaveAttribute('open');
});

const waysToOpen = [
  { how: 'by hand', fragment: '' },
  { how: 'by the link that led here', fragment: '#local-business-listings' },
];
for (const { how, fragment } of waysToOpen) {
  test(`Back from the form leads to the place that one left, with the service open that was opened ${how} [SERV-10]`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(`/services${fragment}`);
    await untilHydrated(page);
    if (fragment === '') await page.getByRole('heading', { name: 'Local listings' }).click();
    await page.getByRole('link', { name: 'Inquire About Local listings' }).click();
    await expect(page).toHaveURL(/#contact-section$/);
    await page.evaluate(untilStill);
    const left = await page.evaluate(() => window.scrollY);
    await contactSection(page).getByRole('link', { name: 'Open the contact form' }).click();
    await expect(page.locator('#contact-message')).toHaveValue(
      'I’d like to know more about this service: Local listings.',
    );
    await page.goBack();
    await expect(page.locator('#local-business-listings details')).toHaveAttribute('open');
    await page.evaluate(untilStill);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(4);
  });
}
