/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredAdvice } from '@/components/ai-recommendations/stored-advice';
import { axeViolations } from '@/tests/support/axe-violations';
import { openWithList, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const expiresAt = '2027-02-20T02:00:00.000Z';
const kept = { businessName: 'Ferry Road Autos', set: sampleSet };

const api = eachTest(startApi);

it('the list has a link to share', async () => {
  const user = userEvent.setup({ delay: null });
  await openWithList(api);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(sampleSet.reportUrl);
});

it('the list has none where it could not be kept', async () => {
  await openWithList(api, { ...sampleSet, reportUrl: null });
  expect(await screen.findByRole('article', { name: 'Title of new-site' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

it('under its link each card asks for a quote with the recommendations attached', async () => {
  await renderInLocale(<StoredAdvice locale="en" stored={kept} expiresAt={expiresAt} />);
  const card = within(screen.getByRole('article', { name: 'Title of new-site' }));
  expect(card.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
    'href',
    '/contact?attachment=RRRRRRRRRRRRRRRRRRRRRR',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recommendations for Ferry Road Autos');
});

it('the page under the link passes axe', async () => {
  const { container } = await renderInLocale(
    <StoredAdvice locale="fa" stored={kept} expiresAt={expiresAt} />,
    'fa',
  );
  expect(await axeViolations(container)).toEqual([]);
});
