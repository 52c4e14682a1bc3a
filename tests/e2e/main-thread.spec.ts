import { tracePage } from '@/scripts/tools/bench/pages/trace-page';
import { expect, test } from '../support/browser-test';

// How often elements are styled does not depend on the computer, unlike the time that it takes.
for (const [path, most] of [
  ['/', 0.1],
  ['/services', 0.1],
  // The first press opens the dialog of the cookies, whose own elements are an eighth of the page's.
  ['/contact', 0.2],
  ['/blog/1', 0.1],
  ['/seo-checker', 0.1],
  ['/fa', 0.1],
] as const) {
  test(`${path} styles its elements at most one and a half times until it is quiet, moves nothing, and restyles only what the first press changes`, async ({
    browser,
    baseURL,
  }) => {
    const { elements, restyled, restyledByPress, shift } = await tracePage(browser, `${baseURL}${path}`);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled / elements).toBeLessThanOrEqual(1.5);
    expect(restyledByPress / elements).toBeLessThanOrEqual(most);
    expect(shift).toBe(0);
  });
}
