import words from '@/messages/en/about.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const { slideshow } = words;

test('the about page is shown at /about, from the people to the call [ABOUT-01]', async ({ page }) => {
  const response = await page.goto('/about');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await page.getByRole('main').getByRole('link', { name: words.call.action }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the pictures change by themselves, and stop when they are paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/about');
  const show = page.getByRole('group', { name: slideshow.label });
  await expect(show.getByText(slideshow.scenes.skyline.name)).toBeVisible();
  await expect(show.getByRole('img', { name: slideshow.scenes.surf.picture })).toBeHidden();

  await page.clock.runFor(5000);
  await expect(show.getByText(slideshow.scenes.surf.name)).toBeVisible();
  await expect(show.getByRole('img', { name: slideshow.scenes.surf.picture })).toBeVisible();

  await show.getByRole('button', { name: slideshow.pause }).click();
  await page.clock.runFor(20_000);
  await expect(show.getByText(slideshow.scenes.surf.name)).toBeVisible();
  await show.getByRole('button', { name: slideshow.previous }).click();
  await expect(show.getByText(slideshow.scenes.skyline.name)).toBeVisible();
});

test('the pictures are paused with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/about');
  const show = page.getByRole('group', { name: slideshow.label });
  await expect(show.getByRole('button', { name: slideshow.play })).toBeVisible();

  await page.clock.runFor(20_000);
  await expect(show.getByText(slideshow.scenes.skyline.name)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, with its first picture and without dead buttons', async ({ page }) => {
    await page.goto('/about');

    await expect(page.getByRole('img', { name: slideshow.scenes.skyline.picture })).toBeVisible();
    await expect(page.getByRole('button', { name: slideshow.pause })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Four weeks on the wall planner' })).toBeVisible();
  });
});
