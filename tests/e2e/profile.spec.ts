import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { openProfile, profileForm, saveProfile } from '../support/profile-journey';

test('/profile, linked from the recommendations, shows the profile form [PROFILE-01]', async ({ page }) => {
  await page.goto('/ai-recommendations');
  await page.locator('[aria-labelledby="no-profile-title"] a').click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your business once.');
  await expect(profileForm(page)).toBeVisible();
  await expect(page.locator('#profile-businessName')).toBeEditable();
});

const flipped = (letter: string) => (letter === 'a' ? 'b' : 'a');

test('the profile needs no account: it belongs to an anonymous, signed cookie that no script can read [SHELL-02]', async ({
  page,
  context,
}) => {
  await openProfile(page);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'client_profile' }));
  await saveProfile(page, 'Ferry Road Autos');

  const cookies = await context.cookies(new URL('/api/client-profile', page.url()).href);
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'client_profile', httpOnly: true, sameSite: 'Lax', path: '/api' }),
  );
  expect(await page.evaluate(() => document.cookie)).not.toContain('client_profile');
  await expect(page.locator('input[type="password"]')).toHaveCount(0);

  // An id without the server's signature belongs to nobody.
  const own = cookies.filter(({ name }) => name === 'client_profile');
  const forged = own.map((cookie) => ({ ...cookie, value: cookie.value.replace(/(?<=\.)./, flipped) }));
  await context.addCookies(forged);
  await page.reload();
  await expect(page.locator('#profile-businessName')).toBeEditable();
  await expect(page.locator('#profile-businessName')).toHaveValue('');
});

test('a profile is shown with the recommendations, and is there again on the next visit, until it is deleted [PROFILE-04]', async ({
  page,
}) => {
  await openProfile(page, 'fa');
  await saveProfile(page, 'Ferry Road Autos');

  await page.goto('/fa/ai-recommendations');
  const summary = page.locator('[aria-labelledby="summary-title"]');
  await expect(summary).toContainText('Ferry Road Autos');
  await expect(summary.locator('ul li')).toHaveCount(2);

  await page.goto('/fa/profile');
  await expect(page.locator('#profile-businessName')).toHaveValue('Ferry Road Autos');
  await expect(page.locator('input[name="primaryGoals"]:checked')).toHaveCount(2);

  await page.getByText('پاک کردن این مشخصات').click();
  await page.getByRole('button', { name: 'برای همیشه پاک شود' }).click();
  await expect(page.locator('#profile-businessName')).toHaveValue('');
  await page.goto('/fa/ai-recommendations');
  await expect(page.locator('[aria-labelledby="no-profile-title"]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'fa'] as const) {
    test(`the page in ${locale} explains itself, with the phone and the contact form`, async ({ page }) => {
      await page.goto(localePath(locale, '/profile'));

      const told = page.locator('section[aria-labelledby="profile-form-title"] noscript p');
      await expect(told).toContainText('1300 944 422');
      await expect(told.locator(`a[href="${localePath(locale, '/contact')}"]`)).toBeVisible();
      await expect(profileForm(page)).toBeHidden();
      await expect(page.locator('section[aria-labelledby="answers-title"]')).toBeVisible();
    });
  }
});
