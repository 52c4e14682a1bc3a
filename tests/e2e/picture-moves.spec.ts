import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';
import { fadesOf, watchTransitions } from '../support/view-transitions';

// Unlike in other files.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an article’s cover moves from the list to its place in the article, and doesn’t under reduced motion', async ({
  page,
}) => {
  await watchTransitions(page);
  const moves = async () => (await fadesOf(page)).filter(({ part }) => part.includes('group(cover-'));
  for (const [reducedMotion, durations] of [
    ['no-preference', [350]],
    ['reduce', [0]],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/blog');
    await untilHydrated(page);
    const newest = page.getByRole('article').first();
    await newest.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/blog\/\d+$/);
    await expect.poll(async () => (await moves()).map(({ durationMs }) => durationMs)).toEqual(durations);
  }
});

test('the picture of a project grows from its card into the case study and back, also when interrupted, and not under reduced motion', async ({
  page,
}) => {
  await watchTransitions(page);
  const durations = async () =>
    (await fadesOf(page))
      .filter(({ part }) => part.includes('group(case-study-'))
      .map(({ durationMs }) => durationMs);
  await page.goto('/clients');
  await untilHydrated(page);
  const link = page.getByRole('link', { name: 'Tugun Toast House' });
  const dialog = page.getByRole('dialog', { name: 'Tugun Toast House' });
  await link.click();
  await expect(dialog.getByRole('button')).toBeFocused();
  await expect.poll(durations).toEqual([350]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect.poll(durations).toEqual([350, 350]);
  await expect(dialog).toHaveCount(0);

  // Back while the picture is still on its way.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    requestAnimationFrame(() => history.back());
  });
  await expect(page).toHaveURL(/\/clients$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[style*="view-transition"]')).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    window.fades = [];
  });
  await link.click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => window.fades)).toEqual([]);
});
