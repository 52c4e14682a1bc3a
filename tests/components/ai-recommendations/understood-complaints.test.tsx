/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '@/tests/support/axe-violations';
import { openWithList, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

const user = userEvent.setup({ delay: null });
const missed = 'We miss calls or answer too late';

describe('“Did we understand?”', () => {
  it('shows the complaint preselected in the visitor’s words, the whole list and “None of these”', async () => {
    await openWithList(api);
    const group = await screen.findByRole('group', { name: 'Did we understand?' });
    expect(within(group).getByRole('checkbox', { name: missed })).toBeChecked();
    expect(within(group).getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
    await user.click(within(group).getByText('It’s something else'));
    expect(within(group).getByRole('checkbox', { name: 'People book and don’t turn up' })).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('asks what bothers most where nothing was understood', async () => {
    await openWithList(api, { ...sampleSet, understood: [] });
    expect(await screen.findByRole('group', { name: 'What bothers you most?' })).toBeVisible();
  });

  it('is corrected by one tap: saves it in the profile and makes new recommendations', async () => {
    await openWithList(api);
    const savesProfile = api.nextCall();
    await user.click(await screen.findByRole('checkbox', { name: 'None of these' }));
    const saved = await savesProfile;
    expect(saved).toMatchObject({
      method: 'PUT',
      path: '/api/client-profile',
      body: { businessName: 'Ferry Road Autos', complaints: ['none'] },
    });
    const generates = api.nextCall();
    saved.answer(200, { success: true });
    const generated = await generates;
    expect(generated).toMatchObject({ method: 'POST', path: '/api/ai-recommendations/generate' });
    expect(screen.getByRole('checkbox', { name: missed })).not.toBeChecked();
    const asksAgain = api.nextCall();
    generated.answer(200, { ...sampleSet, understood: ['none'] });
    await asksAgain;
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(2));
  });
});
