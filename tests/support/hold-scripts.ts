import type { Page } from '@playwright/test';

/** The addresses of the site's script files. */
export const pageScripts = '**/_next/static/**/*.js';

/**
 * Delays every script of the site until the returned function is called: until then pages are not hydrated, and without the
 * steps of the build they don't count as loaded (`waitUntil: 'domcontentloaded'`).
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pageScripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
