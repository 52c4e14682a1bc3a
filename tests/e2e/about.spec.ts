import { expect, test } from '../support/browser-test';

test('the about page is shown at /about, from the people to the call, with pictures that change by themselves, but not with reduced motion or when they are paused [ABOUT-01]', async ({
  page,
}) => {
  await page.clock.install();
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/About our web design team in Robina, Gold Coast/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people who build your website.');

  const show = page.getByRole('group', { name: 'Pictures of the Gold Coast' });
  await expect(show.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(show.getByText('Dawn skyline')).toBeVisible();
  await expect(show.getByRole('img', { name: /^A surfer on a red board/ })).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(show.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(show.getByText('Surf break')).toBeVisible();
  await expect(show.getByRole('img', { name: /^A surfer on a red board/ })).toBeVisible();

  await show.getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.clock.runFor(20_000);
  await expect(show.getByText('Surf break')).toBeVisible();
  await show.getByRole('button', { name: 'Previous picture' }).click();
  await expect(show.getByText('Dawn skyline')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, with its first picture and without dead buttons', async ({ page }) => {
    await page.goto('/about');

    await expect(page.getByRole('img', { name: /^Towers along the beach at sunrise/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Four weeks on the wall planner' })).toBeVisible();
  });
});
