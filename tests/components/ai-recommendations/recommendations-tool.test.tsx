/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, readToasts } from '@/lib/browser/toast/toast-store';
import { axeViolations } from '@/tests/support/axe-violations';
import { openPage, openWithList, openWithProfile, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  jest.restoreAllMocks();
});

const user = userEvent.setup({ delay: null });
const empty = 'No recommendations yet. Generate your first set of AI-powered suggestions!';
const shown = () => readToasts().find(({ open }) => open);
const button = (name = 'Generate New Recommendations') => screen.getByRole('button', { name });

async function generate() {
  const arrives = api.nextCall();
  await user.click(button());
  return arrives;
}

describe('before there is a profile', () => {
  it('a spinner with “Loading your profile...” is shown while it loads [RECS-02]', async () => {
    const asked = await openPage(api);
    expect(asked).toMatchObject({ method: 'GET', path: '/api/client-profile?optional=true' });
    const status = screen.getByText('Loading your profile...');
    expect(status.querySelector('span')).toBeInTheDocument();
    asked.answer(200, { data: null });
    await waitFor(() => expect(status).not.toBeInTheDocument());
  });

  it('the visitor is asked to create one, with a button to /profile [RECS-03, RECS-04]', async () => {
    (await openPage(api)).answer(200, { data: null });
    expect(
      await screen.findByText('Create your client profile first to receive personalized AI recommendations.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('button', { name: 'Generate New Recommendations' })).toBeNull();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('a profile that could not be loaded is no missing one: it can be asked for again', async () => {
    (await openPage(api)).answer(503, { success: false, code: 'unavailable', message: 'Not now.' });
    expect(await screen.findByText('We couldn’t load your profile.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Profile' })).toBeNull();
    const asksAgain = api.nextCall();
    await user.click(button('Try again'));
    (await asksAgain).answer(200, { data: null });
    expect(await screen.findByRole('link', { name: 'Create Profile' })).toBeVisible();
  });
});

describe('with a profile', () => {
  it('the Profile Summary shows business name and industry [RECS-05]', async () => {
    await openWithProfile(api);
    const summary = await screen.findByRole('region', { name: 'Profile Summary' });
    expect(within(summary).getByText('Ferry Road Autos')).toBeVisible();
    expect(within(summary).getByText('Automotive')).toBeVisible();
  });

  it('it shows the size as a badge, and the goals as badges with spaces for underscores [RECS-06, RECS-07]', async () => {
    await openWithProfile(api);
    const summary = await screen.findByRole('region', { name: 'Profile Summary' });
    const badges = [...summary.querySelectorAll('.badge')].map(({ textContent }) => textContent);
    expect(badges).toEqual(['Small business (6–25)', 'generate more leads', 'improve SEO rankings']);
  });

  it('has a button and a headed list, which says that it loads [RECS-08, RECS-09, RECS-10]', async () => {
    const listAsked = await openWithProfile(api);
    expect(await screen.findByRole('button', { name: 'Generate New Recommendations' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Your Personalized Recommendations' })).toBeVisible();
    expect(listAsked).toMatchObject({ method: 'GET', path: '/api/ai-recommendations' });
    expect(screen.getByText('Loading recommendations...')).toBeVisible();
    listAsked.answer(200, sampleSet);
    await waitFor(() => expect(screen.queryByText('Loading recommendations...')).toBeNull());
  });

  it('an empty list says how to get the first recommendations [RECS-11]', async () => {
    await openWithList(api, { recommendations: [] });
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('a list that could not be loaded can be asked for again', async () => {
    (await openWithProfile(api)).answer(500, { success: false });
    expect(await screen.findByText('We couldn’t load your recommendations.')).toBeVisible();
    const asksAgain = api.nextCall();
    await user.click(button('Try again'));
    (await asksAgain).answer(200, { recommendations: [] });
    expect(await screen.findByText(empty)).toBeVisible();
  });
});

describe('a generation', () => {
  beforeEach(async () => {
    await openWithList(api, { recommendations: [] });
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('disables the button, which says what goes on, and runs a loader of 8000 ms [RECS-12, RECS-13]', async () => {
    const call = await generate();
    const working = 'Analyzing your business profile...';
    expect(button(working)).toBeDisabled();
    const loader = screen.getByRole('progressbar', { name: working });
    expect(loader.querySelector('i')).toHaveStyle({ animationDuration: '8000ms' });
    call.answer(500, { success: false });
    jest.spyOn(console, 'error').mockReturnValue();
    await waitFor(() => expect(loader).not.toBeInTheDocument());
  });

  it('posts without a payload, fetches the list again and shows the count [RECS-14, RECS-15]', async () => {
    const call = await generate();
    expect(call).toMatchObject({
      method: 'POST',
      path: '/api/ai-recommendations/generate',
      body: undefined,
    });
    const asksList = api.nextCall();
    call.answer(200, sampleSet);
    const listAsked = await asksList;
    expect(listAsked).toMatchObject({ method: 'GET', path: '/api/ai-recommendations' });
    expect(shown()).toMatchObject({
      title: 'Recommendations generated successfully!',
      description: 'Generated 5 personalized recommendations',
    });
    listAsked.answer(200, sampleSet);
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(button()).toBeEnabled();
  });

  it.each(['refused', 'dropped'])(
    'that is %s is told by a toast, and keeps the list [RECS-16]',
    async (how) => {
      jest.spyOn(console, 'error').mockReturnValue();
      const call = await generate();
      if (how === 'refused') call.answer(429, { success: false, code: 'rate_limited', message: 'Wait.' });
      else call.drop();
      await waitFor(() =>
        expect(shown()).toMatchObject({
          title: 'Generation Failed',
          description: 'Failed to generate recommendations. Please try again.',
          variant: 'destructive',
        }),
      );
      await waitFor(() => expect(button()).toBeEnabled());
      expect(screen.getByText(empty)).toBeVisible();
    },
  );

  it('without a profile any more leads back to making one', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const call = await generate();
    const asksProfile = api.nextCall();
    call.answer(409, { success: false, code: 'profile_required', message: 'First a profile.' });
    (await asksProfile).answer(200, { data: null });
    expect(await screen.findByRole('link', { name: 'Create Profile' })).toBeVisible();
  });
});
