import { expect, test } from '../support/either-browser';

test('Firefox opens the front page, and a button answers after hydration', async ({ openPage }) => {
  const page = await openPage('firefox', '/');
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Firefox/');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.locator('html.light[data-scripts="ready"]').wait();
  await page.locator('aria/Switch to dark mode').click();
  await page.locator('html.dark').wait();
});
