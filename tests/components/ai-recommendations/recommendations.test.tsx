/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priorityTone } from '@/components/ai-recommendations/priority-tone';
import { shareReasons } from '@/components/ai-recommendations/share-reasons';
import { StoredAdvice } from '@/components/ai-recommendations/stored-advice';
import { adviceTypes } from '@/lib/advisor/advice';
import { dismissToast, readToasts } from '@/lib/browser/toast/toast-store';
import { axeViolations } from '@/tests/support/axe-violations';
import { findOpenDialog } from '@/tests/support/find-open-dialog';
import { pasteInto } from '@/tests/support/paste-into';
import { openPage, openWithList, openWithProfile, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';
import { eachTest } from '@/tests/support/started';

describe('the recommendations tool', () => {
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
        await screen.findByText(
          'Create your client profile first to receive personalized AI recommendations.',
        ),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute('href', '/profile');
      expect(screen.queryByRole('button', { name: 'Generate New Recommendations' })).toBeNull();
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
});

describe('the cards of recommendations', () => {
  const user = userEvent.setup({ delay: null });

  const card = (id: string) => screen.getByRole('article', { name: `Title of ${id}` });

  const [first] = sampleSet.recommendations;

  /** The page of the private link, which has the same cards as the tool. */
  const page = (set = sampleSet) => (
    <StoredAdvice stored={{ businessName: 'Ferry Road Autos', set }} expiresAt="2027-02-20T02:00:00.000Z" />
  );

  it('the priority’s colour is red, yellow or green, and grey for any other [RECS-25]', () => {
    expect(['high', 'medium', 'low', 'urgent', ''].map(priorityTone)).toEqual([
      'red',
      'yellow',
      'green',
      'grey',
      'grey',
    ]);
  });

  describe('the cards', () => {
    shareMarkup(page());

    it('a card shows title, type and description [RECS-20]', () => {
      const first = card('new-site');
      expect(within(first).getByRole('heading', { name: 'Title of new-site' })).toBeVisible();
      expect(within(first).getByText('Service')).toHaveClass('badge');
      expect(within(first).getByText('What to do about new-site.')).toBeVisible();
    });

    it('the first three are cards, and each further one is a row that opens', () => {
      const folds = sampleSet.recommendations.map(({ id }) =>
        card(id).querySelector('summary h3')?.closest('details'),
      );
      expect(folds.map((fold) => fold?.open)).toEqual([undefined, undefined, undefined, false, false]);
    });

    it('each of the five types has its icon [RECS-18]', () => {
      const names = {
        service: 'Service',
        timing: 'Timing',
        approach: 'Approach',
        content: 'Content',
        other: 'Other',
      };
      const icons: unknown[] = [];
      for (const { id, type } of sampleSet.recommendations) {
        const badge = within(card(id)).getByText(names[type]);
        icons.push(badge.querySelector('svg path')?.getAttribute('d'));
      }
      expect(sampleSet.recommendations.map(({ type }) => type)).toEqual([...adviceTypes]);
      expect(new Set(icons).size).toBe(5);
      expect(icons).not.toContain(undefined);
    });

    it.each([
      ['new-site', 'HIGH priority', 'red'],
      ['one-thing-first', 'MEDIUM priority', 'yellow'],
      ['ask-for-reviews', 'LOW priority', 'green'],
    ])('%s flies the flag of its priority [RECS-19, RECS-31]', (id, label, tone) => {
      expect(within(card(id)).getByText(label).parentElement).toHaveClass('badge');
      expect(card(id).querySelector('svg path')).toHaveClass(tone);
    });

    it('the confidence is a percentage with a progress bar [RECS-21, RECS-31]', () => {
      const first = card('new-site');
      expect(within(first).getByText('82%')).toBeVisible();
      const bar = within(first).getByRole('meter', { name: 'Confidence' });
      expect(bar).toHaveAttribute('aria-valuenow', '82');
      expect(bar.querySelector('i')).toHaveStyle({ inlineSize: '82%' });
    });

    it('the suggested services are badges [RECS-22]', () => {
      const both = card('one-thing-first');
      for (const service of ['Service seo-performance', 'Service website-analytics'])
        expect(within(both).getByText(service)).toHaveClass('badge');
      expect(within(card('ask-for-reviews')).queryByText('Suggested services')).toBeNull();
    });

    it('a card has a Reasoning and an Expected Outcome box [RECS-23]', () => {
      const first = card('new-site');
      for (const [title, text] of [
        ['Reasoning', 'Why new-site.'],
        ['Expected Outcome', 'What comes of new-site.'],
      ] as const) {
        const box = within(first).getByRole('heading', { name: title }).closest('section');
        expect(box).toHaveTextContent(text);
      }
    });

    it('the Estimated Investment has thousands separators, and is left out at 0 [RECS-24]', () => {
      expect(within(card('new-site')).getByText('Estimated Investment')).toBeVisible();
      expect(within(card('new-site')).getByText('$1,295')).toBeVisible();
      expect(within(card('ask-for-reviews')).queryByText('Estimated Investment')).toBeNull();
    });

    it('“Learn More” goes to the service, or to all of them [RECS-27]', () => {
      const link = (id: string) => within(card(id)).getByRole('link', { name: 'Learn More' });
      expect(link('new-site')).toHaveAttribute('href', '/services#website-design');
      expect(link('ask-for-reviews')).toHaveAttribute('href', '/services');
    });
  });

  describe('the card of the free audit', () => {
    shareMarkup(
      page({
        ...sampleSet,
        recommendations: first ? [{ ...first, id: 'free-audit', title: 'Title of free-audit' }] : [],
      }),
    );

    it('goes to the audit by “Learn More”', () => {
      const link = within(card('free-audit')).getByRole('link', { name: 'Learn More' });
      expect(link).toHaveAttribute('href', '/seo-audit');
    });
  });

  describe('the cards in Persian', () => {
    shareMarkup(page(), 'fa');

    it('lead to Persian pages, and have Persian figures', () => {
      const shown = card('new-site');
      expect(shown.querySelector('footer a[href*="/services"]')).toHaveAttribute(
        'href',
        '/fa/services#website-design',
      );
      expect(within(shown).getByRole('meter')).toHaveAttribute('aria-valuetext', '۸۲٪');
    });
  });

  describe('the list in the tool', () => {
    const api = eachTest(startApi);
    beforeAll(() => {
      // jsdom has no layout.
      Element.prototype.scrollIntoView = () => {};
    });

    it('is accessible, and “Get Quote” opens the dialog with the recommendation and the profile in it [RECS-26]', async () => {
      await openWithList(api);
      const asked = await screen.findByRole('article', { name: 'Title of new-site' });
      expect(await axeViolations(document.body)).toEqual([]);
      await user.click(within(asked).getByRole('button', { name: 'Get Quote' }));
      const dialog = await findOpenDialog();
      expect(within(dialog).getByText('Title of new-site')).toBeVisible();
      expect(within(dialog).getByText('Ferry Road Autos')).toBeVisible();
      expect(within(dialog).getByRole('radio', { name: 'Phone' })).toBeChecked();
      await pasteInto(within(dialog).getByLabelText('Email Address'), 'sam@ferryroadautos.example', user);
      await pasteInto(within(dialog).getByLabelText('Phone Number'), '07 5500 0000', user);
      const arrives = api.nextCall();
      await user.click(within(dialog).getByRole('button', { name: 'Request my quote' }));
      const call = await arrives;
      expect(call).toMatchObject({ method: 'POST', path: '/api/contact' });
      expect(call.body).toMatchObject({
        name: 'Ferry Road Autos',
        email: 'sam@ferryroadautos.example',
        service: 'automotive-website',
        source: 'AI Recommendations',
        message: expect.stringContaining('Title: Title of new-site'),
      });
      call.answer(200, { success: true, id: '1' });
      expect(await within(asked).findByRole('heading', { name: /Your request is on a desk/ })).toHaveFocus();
      expect(within(asked).queryByRole('button', { name: 'Get Quote' })).toBeNull();
    });

    it.each([
      ['rules', /Put together by our rules engine on 21 November 2026/],
      ['model', /Written by a language model on 21 November 2026/],
    ] as const)('tells that the %s answered [RECS-30]', async (engine, told) => {
      await openWithList(api, { ...sampleSet, engine });
      expect(await screen.findByText(told)).toBeVisible();
    });
  });
});

describe('kept advice', () => {
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
    await renderInLocale(<StoredAdvice stored={kept} expiresAt={expiresAt} />);
    const card = within(screen.getByRole('article', { name: 'Title of new-site' }));
    expect(card.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      '/contact?attachment=RRRRRRRRRRRRRRRRRRRRRR',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Recommendations for Ferry Road Autos',
    );
  });

  it('the page under the link passes axe', async () => {
    const { container } = await renderInLocale(<StoredAdvice stored={kept} expiresAt={expiresAt} />, 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('“Did we get that right?”', () => {
  const api = eachTest(startApi);

  const user = userEvent.setup({ delay: null });

  const missed = 'We miss calls or answer too late';

  it('shows the complaint preselected in the visitor’s words, the whole list and “None of these”', async () => {
    await openWithList(api);
    const group = await screen.findByRole('group', { name: 'Did we get that right?' });
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

it.each([
  [
    'en',
    ['You are in retail. You named sales.', 'You are in retail. Yours is small.', 'Yours is small.'],
    ['You are in retail. Yours is small.', 'You named sales.', '', ''],
  ],
  ['ja', ['小売業です。急いでいます。', '小売業です。'], ['小売業です。', '急いでいます。', '']],
  ['en', ['You are in retail.'], ['', 'You are in retail.']],
])('a reason that most of the list shares is said once (%s, %j)', (language, reasonings, expected) => {
  const { shared, own } = shareReasons(
    reasonings.map((reasoning) => ({ reasoning })),
    language,
  );
  expect([shared, ...own]).toEqual(expected);
});
