import type { Page } from '@playwright/test';
import { services } from '@/lib/content/services';
import { localePath } from '@/lib/i18n/path';
import english from '@/messages/en/services.json' with { type: 'json' };
import persian from '@/messages/fa/services.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const contactSection = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Pixels between the upper edges of the window and of the element with this id. */
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  );

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
    await page.goto(localePath(locale, '/services'));
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
    expect(await seen.evaluate((positions) => positions.size)).toBeGreaterThan(3);
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

for (const service of services) {
  const names = 'alias' in service ? [service.id, service.alias] : [service.id];
  for (const name of names) {
    test(`/services#${name} opens at its section [SERV-91]`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/services#${name}`);
      await expect.poll(() => topOf(page, service.id)).toBeLessThan(40);
    });
  }
}

test('the sign, the contact form and the home page lead where they say', async ({ page }) => {
  const words = english;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  const sign = page.getByRole('navigation', { name: words.hero.sign });
  await sign.getByRole('link', { name: words.list['email-hosting'].name }).click();
  await expect.poll(() => topOf(page, 'email-hosting')).toBeLessThan(40);

  await page.getByRole('link', { name: words.contact.form }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: words.list['website-analytics'].name }).click();
  await expect(page).toHaveURL(/\/services#website-analytics$/);
  await expect.poll(() => topOf(page, 'website-analytics')).toBeLessThan(40);
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
