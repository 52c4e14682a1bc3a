import { screen, within } from '@testing-library/react';
import { CheckFeatures } from '@/components/audit/checker/check-features';
import { checks } from '@/lib/audit/checks/registry';
import { renderInLocale } from '@/tests/support/render-in-locale';

it('counts the checks of every area; together they are all of them', async () => {
  await renderInLocale(<CheckFeatures locale="en" />);
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  const names = within(card)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Can be found',
    'Title and text',
    'Links',
    'Images',
    'Structured data',
    'Shared links',
    'Languages',
    'On a phone',
    'Speed',
    'Security',
    'Local business',
  ]);
  const counts = within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent));
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(checks.length);
  expect(within(card).getByText(String(checks.length))).toBeVisible();
});
