import { expect, test } from '../support/either-browser';
import { leaveBy, missBy, missNowBy, untilHydrated } from '../support/scroll-place';
import { untilTrue } from '../support/until-true';

const pairs = [
  ['/', '/terms'],
  ['/', '/contact'],
  ['/blog', '/terms'],
  ['/about', '/terms'],
  ['/faq', '/terms'],
  ['/services', '/contact'],
  ['/products', '/terms'],
  ['/tech-tips', '/terms'],
  ['/privacy-policy', '/terms'],
  ['/fa/seo-services', '/fa/contact'],
] as const;

for (const browser of ['chromium', 'firefox'] as const) {
  for (const prefersReducedMotion of [false, true]) {
    const motion = prefersReducedMotion ? 'with reduced motion' : 'with motion';
    test(`Back from ten pages is exactly where one was, at once, in ${browser} ${motion}`, async ({
      openPage,
    }) => {
      const page = await openPage(browser, '/', { prefersReducedMotion });
      for (const [from, to] of pairs) {
        await page.goto(new URL(from, page.url()).href);
        await untilHydrated(page);
        const left = await leaveBy(page, to);
        expect(await missBy(page, 'back', { left, link: to }), `${from}, ${to}, Back`).toBeLessThan(1);
      }
    });
  }

  test(`Back twice, Forward, and Back after a reload are where one was, in ${browser}`, async ({
    openPage,
  }) => {
    const page = await openPage(browser, '/services');
    await untilHydrated(page);
    const services = await leaveBy(page, '/faq', 1500);
    const faq = await leaveBy(page, '/about', 900);
    expect(await missBy(page, 'back', { left: faq })).toBeLessThan(1);
    expect(await missBy(page, 'back', { left: services })).toBeLessThan(1);
    expect(await missBy(page, 'forward', { left: faq })).toBeLessThan(1);

    await page.reload();
    await untilHydrated(page);
    expect(await missNowBy(page, faq)).toBeLessThan(1);
    await page.goBack();
    await untilHydrated(page);
    expect(await missNowBy(page, services)).toBeLessThan(1);
  });

  test(`Back after an anchor leads to its page, where one had scrolled to, in ${browser}`, async ({
    openPage,
  }) => {
    const page = await openPage(browser, '/services#seo');
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const services = await leaveBy(page, '/faq', 1800);
    expect(await missBy(page, 'back', { left: services })).toBeLessThan(1);
    expect(page.url()).toMatch(/\/services#seo$/);
    await page.evaluate(() => history.forward());

    await page.click('#main a[href^="#"]');
    await untilTrue(page, () => location.hash !== '' && window.scrollY > 0);
    const faq = await leaveBy(page, '/about', 700);
    expect(await missBy(page, 'back', { left: faq })).toBeLessThan(1);
    expect(page.url()).toMatch(/\/faq#/);

    // Between two anchors of one page.
    await page.evaluate(() => window.scrollBy({ top: 1200, behavior: 'instant' }));
    const between = await page.evaluate(() => window.scrollY);
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#main a[href^="#"]')].at(-1)?.click(),
    );
    await untilTrue(page, (top) => Math.abs(window.scrollY - top) > 100, between);
    await page.evaluate(() => history.back());
    await untilTrue(page, (top) => Math.abs(window.scrollY - top) < 1, between);
  });

  test(`Back from a full load of another page is where one was, in ${browser}`, async ({ openPage }) => {
    const page = await openPage(browser, '/faq');
    // Keeps the page out of the browser's memory of whole pages, so that it is loaded anew.
    await page.evaluate(() => addEventListener('unload', () => {}));
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 2300, behavior: 'instant' }));
    await page.goto(new URL('/terms', page.url()).href);
    await page.goBack();
    await untilHydrated(page);
    expect(await missNowBy(page, { top: 2300 })).toBeLessThan(1);
  });
}
