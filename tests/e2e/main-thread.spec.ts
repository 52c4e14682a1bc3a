import { tracePage } from '@/scripts/tools/bench/pages/trace-page';
import { expect, test } from '../support/browser-test';

// How often elements are styled does not depend on the computer, unlike the time that it takes.
for (const path of ['/', '/services', '/contact', '/blog/1', '/seo-checker', '/fa']) {
  test(`${path} styles its elements at most one and a half times until it is quiet, moves nothing, and restyles at most a tenth of them in the first press`, async ({
    browser,
    baseURL,
  }) => {
    const { elements, restyled, restyledByPress, shift } = await tracePage(browser, `${baseURL}${path}`);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled / elements).toBeLessThanOrEqual(1.5);
    expect(restyledByPress / elements).toBeLessThanOrEqual(0.1);
    expect(shift).toBe(0);
  });
}
