import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';
import { holdScripts } from '../support/hold-scripts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

test('what the shell keeps is in browser storage only, under four keys, and restored on load [SHELL-06, SHELL-07, THEME-03, SOUND-02]', async ({
  page,
  browser,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const told = `${request.url()} ${request.postData() ?? ''}`;
    if (/marketing|sound(Enabled)?["=:]|\bdark\b/.test(told)) sent.push(told);
  });
  await page.goto('/faq');
  await consentOn(page).acceptAll.click();
  await page.getByRole('button', { name: /^Theme: / }).click();
  await page.getByRole('button', { name: /^Dark/ }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Sound On' }).click();
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('list', { name: 'Choose a language' }).getByRole('link', { name: 'English' }).click();
  await loaded;

  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(kept).toEqual(['cookie-consent', 'language', 'soundEnabled', 'theme']);
  expect(await stored(page, 'theme')).toBe('dark');
  expect(await stored(page, 'soundEnabled')).toBe('false');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound Off' })).toBeVisible();
  expect(sent).toEqual([]);

  // Right at the first paint, before any script file has come.
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Sound/ })).toHaveAccessibleName('Sound Off');
  release();

  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const stranger = await elsewhere.newPage();
  await stranger.goto(page.url());
  await expect(consentOn(stranger).banner).toBeVisible();
  await expect(stranger.locator('html')).toHaveClass('light');
  expect(await stored(stranger, 'soundEnabled')).toBeNull();
  await elsewhere.close();
});
