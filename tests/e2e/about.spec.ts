import words from '@/messages/en/about.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const { slideshow } = words;

test('the about page is shown at /about, from the people to the call, with pictures that change by themselves, but not with reduced motion or when they are paused [ABOUT-01]', async ({
  page,
}) => {
  await page.clock.install();
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);

  const show = page.getByRole('group', { name: slideshow.label });
  await expect(show.getByRole('button', { name: slideshow.play })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(show.getByText(slideshow.scenes.skyline.name)).toBeVisible();
  await expect(show.getByRole('img', { name: slideshow.scenes.surf.picture })).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(show.getByRole('button', { name: slideshow.pause })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(show.getByText(slideshow.scenes.surf.name)).toBeVisible();
  await expect(show.getByRole('img', { name: slideshow.scenes.surf.picture })).toBeVisible();

  await show.getByRole('button', { name: slideshow.pause }).click();
  await page.clock.runFor(20_000);
  await expect(show.getByText(slideshow.scenes.surf.name)).toBeVisible();
  await show.getByRole('button', { name: slideshow.previous }).click();
  await expect(show.getByText(slideshow.scenes.skyline.name)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: words.call.action }).click();
  await expect(page).toHaveURL(/\/contact$/);
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
