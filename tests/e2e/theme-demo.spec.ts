import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

/** The value beside a label of an instrument. */
function reading(page: Page, label: string) {
  return page.locator('dl > div', { hasText: label }).locator('dd');
}

function storedMode(page: Page) {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test('/theme-demo shows the theme demonstration, and its keys change the theme by keyboard alone [DEMO-01]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/theme-demo');
  const keys = page.getByRole('group', { name: 'Theme mode' });

  await expect(page.getByRole('heading', { level: 1, name: 'Theme demonstration' })).toBeVisible();
  await expect(reading(page, 'Current mode')).toHaveText('System');
  await expect(reading(page, 'Resolved theme')).toHaveText('Dark');
  await expect(reading(page, 'System preference')).toHaveText('Active');
  await expect(keys.getByRole('button', { name: /^System/ })).toHaveAttribute('aria-pressed', 'true');

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
  await keys.getByRole('button', { name: /^Light/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.locator('html')).toHaveClass('dark');
  await expect(keys.getByRole('button', { name: /^Dark/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(reading(page, 'Current mode')).toHaveText('Dark');
});

test('the comprehensive test passes on this very page, the quick test puts the visitor’s mode back even after a reload in its middle, and neither makes a call [DEMO-05, DEMO-08]', async ({
  page,
}) => {
  // The shell requests place and weather, and Next fetches pages whose links are in view.
  const ofTheShell = /^\/api\/(location|weather)$|^\/_next\//;
  const calls: string[] = [];
  page.on('request', (call) => {
    const { pathname, searchParams } = new URL(call.url());
    const byScript = ['fetch', 'xhr', 'ping', 'websocket', 'eventsource'].includes(call.resourceType());
    if (byScript && !searchParams.has('_rsc') && !ofTheShell.test(pathname)) calls.push(call.url());
  });
  await page.goto('/theme-demo');
  await page.getByRole('group', { name: 'Theme mode' }).getByRole('button', { name: /^Auto/ }).click();
  await page.getByRole('button', { name: 'Run comprehensive test' }).click();

  const result = page.getByRole('region', { name: 'Comprehensive test' });
  await expect(result.getByText('Pass', { exact: true })).toBeVisible();
  await expect(reading(page, 'Average per change')).toHaveText(/^\d+(\.\d)?\sms$/);
  await expect(reading(page, 'Changes made')).toHaveText('20');
  await expect(reading(page, 'Wrong results')).toHaveText('0');
  expect(await storedMode(page)).toBe('auto');

  // From here on, so that the comprehensive test has measured real time.
  await page.clock.install();
  const quick = page.getByRole('button', { name: 'Run quick test' });
  await quick.click();
  await expect(reading(page, 'Current mode')).toHaveText('Light');
  await page.clock.runFor(6_000);
  await expect(page.getByText('Done. Your own mode is back.')).toBeVisible();
  expect(await storedMode(page)).toBe('auto');

  await quick.click();
  await expect(reading(page, 'Current mode')).toHaveText('Light');
  await page.reload();
  await expect(reading(page, 'Current mode')).toHaveText('Auto');
  expect(calls).toEqual([]);
});

test('without script the theme demo still says what the modes are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/theme-demo');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The night face, at any hour.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Theme mode' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Run quick test' })).toBeHidden();
  await context.close();
});
