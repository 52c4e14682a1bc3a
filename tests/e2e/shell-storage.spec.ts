import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

test.describe('what the shell keeps', () => {
  test('is in browser storage only, under four keys [SHELL-06, SHELL-07]', async ({ page, browser }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const told = `${request.url()} ${request.postData() ?? ''}`;
      if (/marketing|sound(Enabled)?["=:]|\bdark\b/.test(told)) sent.push(told);
    });
    await page.goto('/');
    await consentOn(page).acceptAll.click();
    await page.getByRole('button', { name: /^Theme: / }).click();
    await page.getByRole('button', { name: /^Dark/ }).click();
    await page
      .getByRole('button', { name: /^Sound (On|Off)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Choose a language/ }).click();
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('list', { name: 'Choose a language' })
      .getByRole('link', { name: 'English' })
      .click();
    await loaded;

    const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
    await expect.poll(kept).toEqual(['cookie-consent', 'language', 'soundEnabled', 'theme']);
    expect(await stored(page, 'theme')).toBe('dark');
    expect(await stored(page, 'soundEnabled')).toBe('false');
    expect(sent).toEqual([]);

    const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const stranger = await elsewhere.newPage();
    await stranger.goto(page.url());
    await expect(consentOn(stranger).banner).toBeVisible();
    await expect(stranger.locator('html')).toHaveClass('light');
    expect(await stored(stranger, 'soundEnabled')).toBeNull();
    await elsewhere.close();
  });
});
