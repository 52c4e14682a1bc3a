import type { Page } from '@playwright/test';
import { services } from '@/lib/content/services';
import { localePath } from '@/lib/i18n/path';
import english from '@/messages/en/services.json' with { type: 'json' };
import persian from '@/messages/fa/services.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const contactSection = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Whether the title of the service with this id is in the upper third of the window, with nothing over it. */
const isAtTop = (page: Page, id: string) =>
  page.evaluate((name) => {
    const title = document.getElementById(`${name}-title`);
    if (!title) return false;
    const { left, top, bottom, height } = title.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 4, top + height / 2);
    return top >= 0 && bottom < window.innerHeight / 3 && title.contains(onTop);
  }, id);

test('/services shows the Services page [SERV-01]', async ({ page }) => {
  const words = english;
  const response = await page.goto('/services');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
});

for (const locale of ['en', 'fa'] as const) {
  test(`Inquire About scrolls smoothly to the contact section (${locale}) [SERV-10]`, async ({ page }) => {
    const words = locale === 'en' ? english : persian;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(localePath(locale, '/services'));
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    const link = page.getByRole('link', {
      name: words.inquire.replace('{service}', words.list['seo-performance'].name),
    });
    await link.scrollIntoViewIfNeeded();
    const seen = await page.evaluateHandle(() => {
      const positions = new Set<number>();
      addEventListener('scroll', () => positions.add(Math.round(window.scrollY)));
      return positions;
    });

    await link.click();

    await expect(contactSection(page, words.contact.title)).toBeInViewport({ ratio: 0.5 });
    await expect(page).toHaveURL(/#contact-section$/);
    // A jump has one position. How many more there are depends on how many frames the machine draws.
    expect(await seen.evaluate((positions) => positions.size)).toBeGreaterThan(1);
  });
}

test('under reduced motion the contact section is there at once', async ({ page }) => {
  const words = english;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page
    .getByRole('link', { name: /^Inquire About/ })
    .first()
    .click();
  await expect(contactSection(page, words.contact.title)).toBeInViewport({ ratio: 0.5 });
});

test('/services# with the name of a service, or its second name, opens at its section [SERV-91]', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const service of services) {
    const names = 'alias' in service ? [service.id, service.alias] : [service.id];
    for (const name of names) {
      // From another page: otherwise the browser would only scroll the open one.
      await page.goto('about:blank');
      await page.goto(`/services#${name}`);
      await expect.poll(() => isAtTop(page, service.id), name).toBe(true);
    }
  }
});

test('the sign, the contact form and the home page lead where they say', async ({ page }) => {
  const words = english;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  const sign = page.getByRole('navigation', { name: words.hero.sign });
  await sign.getByRole('link', { name: words.list['email-hosting'].name }).click();
  await expect.poll(() => isAtTop(page, 'email-hosting')).toBe(true);

  await page.getByRole('link', { name: words.contact.form }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: words.list['website-analytics'].name }).click();
  await expect(page).toHaveURL(/\/services#website-analytics$/);
  await expect.poll(() => isAtTop(page, 'website-analytics')).toBe(true);
});

for (const [width, height, longest] of [
  [1440, 900, 8500],
  [390, 844, 10_000],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the page is short, and the list of the ten stays in sight', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/services');
      await expect(page.locator('html[data-laid-out]')).toBeAttached();
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(pageHeight).toBeLessThanOrEqual(longest);

      const guide = page.getByRole('navigation', { name: english.guide });
      await expect(guide.getByRole('link')).toHaveText(
        [
          ...services.filter(({ id }) => id !== 'digital-marketing').map(({ id }) => id),
          'digital-marketing',
        ].map((id) => Object.entries(english.list).find(([name]) => name === id)?.[1].name ?? ''),
      );
      await guide.getByRole('link', { name: english.list['website-analytics'].name }).click();
      await expect.poll(() => isAtTop(page, 'website-analytics')).toBe(true);
      await expect(
        guide.getByRole('link', { name: english.list['website-analytics'].name }),
      ).toBeInViewport();
      const current = guide.locator('[aria-current="location"]');
      await expect(current).toHaveText(english.list['website-analytics'].name);
      // Its details are open, those of the others are not.
      await expect(
        page.getByText(english.list['website-analytics'].benefits[1], { exact: true }),
      ).toBeVisible();
      await expect(page.locator('#email-hosting details')).not.toHaveAttribute('open');
    });
  });
}

test('the details of a service open and hold its benefits', async ({ page }) => {
  await page.goto('/services');
  const service = page.getByRole('region', { name: english.list['branding-identity'].name });
  const benefit = service.getByText(english.list['branding-identity'].benefits[1]);
  await expect(benefit).toBeHidden();
  await service.getByText(english.details, { exact: true }).click();
  await expect(benefit).toBeVisible();
});

test('what is under the mouse stays there while sections above it have no size yet', async ({ page }) => {
  // Nothing is laid out in idle time, as on a busy phone.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/services');
  const summary = page
    .getByRole('region', { name: english.list['branding-identity'].name })
    .getByText(english.details, { exact: true });
  await summary.hover();
  await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
  const before = await summary.boundingBox();
  await page.mouse.down();
  expect(await summary.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.locator('#branding-identity details')).toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Inquire About still leads to the contact section', async ({ page }) => {
    const words = english;
    await page.goto('/services');
    await page
      .getByRole('link', { name: /^Inquire About/ })
      .first()
      .click();
    await expect(contactSection(page, words.contact.title)).toBeInViewport({ ratio: 0.5 });
  });
});
