/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanScore } from '@/components/smart-personalization/plan-score';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { StoredPlan } from '@/components/smart-personalization/stored-plan';
import { usePlanTexts } from '@/components/smart-personalization/use-plan-texts';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { renderPlan } from '@/tests/support/render-plan';
import { renderStoredPlan } from '@/tests/support/render-stored-plan';
import { sampleAnswers, samplePersonalization } from '@/tests/support/sample-personalization';
import { eachTest } from '@/tests/support/started';

/** Where the score is, with the same words as in the plan. */
const Score = ({ result }: { result: PersonalizationResult }) => (
  <PlanScore result={result} texts={usePlanTexts('en')} />
);

describe('the form of the plan', () => {
  const api = eachTest(startApi);

  beforeEach(async () => {
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const button = () => screen.getByRole('button', { name: /Create My Profile|Creating Your Profile/ });

  const values = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, text }) => [value, text]);

  const labels = {
    businessName: 'Business name',
    location: 'Location',
    industry: 'Industry',
    businessSize: 'Business size',
    primaryGoal: 'Primary goal',
    budget: 'Budget',
    timeframe: 'Timeframe',
  } as const;

  const texts = ['businessName', 'location'] as const;

  const selects = ['industry', 'businessSize', 'primaryGoal', 'budget', 'timeframe'] as const;

  async function order() {
    const user = userEvent.setup({ delay: null });
    for (const field of texts)
      await pasteInto(screen.getByLabelText(labels[field]), sampleAnswers[field], user);
    for (const field of selects) {
      await user.selectOptions(screen.getByLabelText(labels[field]), sampleAnswers[field]);
    }
    const arrives = api.nextCall();
    await user.click(button());
    return { user, call: await arrives };
  }

  describe('the personalization form', () => {
    it('has seven fields [PERS-02]', () => {
      const form = button().closest('form');
      expect([...new FormData(form ?? undefined).keys()].sort()).toEqual(Object.keys(sampleAnswers).sort());
      for (const label of Object.values(labels)) expect(screen.getByLabelText(label)).toBeVisible();
    });

    it('needs name and place only; the rest are selects [PERS-03]', () => {
      for (const field of texts) expect(screen.getByLabelText(labels[field])).toBeRequired();
      for (const field of selects) {
        const select = screen.getByLabelText(labels[field]);
        expect(select.tagName).toBe('SELECT');
        expect(select).not.toBeRequired();
        expect(select).toHaveValue('');
      }
    });

    it('sends nothing without name and place [PERS-03]', async () => {
      await userEvent.type(screen.getByLabelText('Business name'), 'Ferry Road Autos');
      await userEvent.click(button());
      expect(screen.getByLabelText('Location')).toBeInvalid();
      expect(api.calls).toHaveLength(0);
    });

    it('offers nine industries [PERS-04]', () => {
      expect(values('Industry').map(([value]) => value)).toEqual([
        '',
        'restaurant',
        'retail',
        'health',
        'professional',
        'automotive',
        'real-estate',
        'technology',
        'tourism',
        'other',
      ]);
    });

    it('offers four sizes, with the number of people [PERS-05]', () => {
      expect(values('Business size').slice(1)).toEqual([
        ['startup', 'Startup (1-5 employees)'],
        ['small', 'Small (6-25 employees)'],
        ['medium', 'Medium (26-100 employees)'],
        ['enterprise', 'Enterprise (100+ employees)'],
      ]);
    });

    it('offers six goals [PERS-06]', () => {
      expect(values('Primary goal').map(([value]) => value)).toEqual([
        '',
        'increase-sales',
        'brand-awareness',
        'lead-generation',
        'customer-retention',
        'market-expansion',
        'digital-transformation',
      ]);
    });

    it('offers four budgets [PERS-07]', () => {
      const budgets = ['', 'under-5k', '5k-15k', '15k-50k', '50k-plus'];
      expect(values('Budget').map(([value]) => value)).toEqual(budgets);
    });

    it('offers four timeframes, with what they mean [PERS-08]', () => {
      expect(values('Timeframe').slice(1)).toEqual([
        ['urgent', 'Urgent (within 1 month)'],
        ['soon', 'Soon (1-3 months)'],
        ['planned', 'Planned (3-6 months)'],
        ['future', 'Future (6+ months)'],
      ]);
    });

    it('puts a piece in place for each answer', async () => {
      expect(screen.getByText('0 of 7 questions answered')).toBeVisible();
      await userEvent.type(screen.getByLabelText('Location'), 'Robina');
      await userEvent.selectOptions(screen.getByLabelText('Budget'), 'under-5k');
      expect(screen.getByText('2 of 7 questions answered')).toBeVisible();
      expect(document.querySelector('[data-answered]')).toHaveAttribute('data-answered', 'location budget');
    });
  });

  describe('an order', () => {
    it('sends the seven answers [PERS-09]', async () => {
      const { call } = await order();
      expect(call).toMatchObject({ method: 'POST', path: '/api/smart-personalization' });
      expect(call.body).toMatchObject(sampleAnswers);
      call.answer(200, { success: true, ...samplePersonalization() });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    });

    it('says that it works on it [PERS-10], and puts the plan in the place of the form [PERS-12]', async () => {
      const { call } = await order();
      expect(button()).toBeDisabled();
      expect(button()).toHaveTextContent('Creating Your Profile...');

      call.answer(200, { success: true, ...samplePersonalization() });
      expect(await screen.findByRole('heading', { name: 'The plan for Ferry Road Autos' })).toHaveFocus();
      expect(screen.queryByLabelText('Business name')).not.toBeInTheDocument();
    });

    it('that fails keeps what was typed, and says what the server said', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.answer(422, {
        success: false,
        code: 'validation_failed',
        message: 'Some details need another look.',
        fieldErrors: { location: ['Please fill in this field.'] },
      });
      await waitFor(() => expect(button()).toBeEnabled());
      expect(screen.getByText('Some details need another look.')).toBeVisible();
      expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(/Please fill in this field/);
      await waitFor(() => expect(screen.getByLabelText('Location')).toHaveFocus());
      expect(screen.getByLabelText('Business name')).toHaveValue('Ferry Road Autos');
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Personalization failed' }));
    });

    it('without a connection says so', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.drop();
      expect(await screen.findByText(/We couldn’t be reached/)).toBeVisible();
      expect(screen.getByLabelText('Timeframe')).toHaveValue('soon');
    });
  });
});

describe('the plan', () => {
  const tabs = ['Smart Recommendations', 'Content Personalization', 'Behavior Analytics', 'Preferences'];

  const panel = () => screen.getByRole('tabpanel');

  type Change = Parameters<typeof renderStoredPlan>[0];

  async function open(tab: string, changes: Change = {}) {
    const user = await renderStoredPlan(changes);
    await user.click(screen.getByRole('tab', { name: tab }));
    return user;
  }

  describe('the plan', () => {
    it('has four tabs, the first one open, and goes from tab to tab by the arrow keys [PERS-13]', async () => {
      const user = await renderStoredPlan();
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Smart Recommendations');
      expect(panel()).toHaveAccessibleName('Smart Recommendations');
      await user.click(screen.getByRole('tab', { name: 'Smart Recommendations' }));
      await user.keyboard('{ArrowLeft}');
      expect(screen.getByRole('tab', { name: 'Preferences' })).toHaveFocus();
      expect(panel()).toHaveAccessibleName('Preferences');
    });

    it('shows the score, with what it is made of [PERS-14]', async () => {
      await renderStoredPlan();
      const score = screen.getByRole('meter', { name: 'Personalisation score' });
      expect(score).toHaveAttribute('aria-valuenow', '90');
      expect(screen.getByText('We know your business well')).toBeVisible();
      expect(screen.getByText(/7 of 7 answers earn 80 of 80 points/)).toBeVisible();
    });

    it.each([
      [79, 'blue', 'We know most of your business'],
      [59, 'yellow', 'We know your business in outline'],
      [39, 'red', 'We hardly know your business yet'],
    ])(
      'shows a score of %i in %s, and never by colour alone',
      async (personalizationScore, colour, words) => {
        await renderInLocale(<Score result={samplePersonalization({ personalizationScore })} />);
        expect(screen.getByText(words).closest('.score')).toHaveClass(colour);
      },
    );

    it.each([
      ['rules', 'Answered by our rules engine'],
      ['model', 'Answered by a language model'],
    ] as const)('tells when the %s answered [PERS-21]', async (engine, words) => {
      await renderInLocale(<Score result={samplePersonalization({ engine })} />);
      expect(screen.getByText(new RegExp(words))).toBeVisible();
    });
  });

  describe('a tab of the plan', () => {
    it('shows the recommended services [PERS-16]', async () => {
      await renderStoredPlan();
      const [first, second] = within(panel()).getAllByRole('listitem');
      if (!first || !second) throw new Error('There are no services.');
      for (const text of ['Website design', 'High priority', 'A page for each service, with its price.']) {
        expect(within(first).getByText(text)).toBeVisible();
      }
      expect(first).toHaveTextContent('Your main goal is more enquiries.');
      expect(first).toHaveTextContent('$1,795 once');
      expect(first).toHaveTextContent('89%');
      expect(within(first).getByRole('link')).toHaveAttribute('href', '/services#website-design');
      expect(second).toHaveTextContent('Low priority');
      expect(second).toHaveTextContent('By quote');
    });

    it('of free steps alone calls them free, and asks for no price', async () => {
      const [first] = samplePersonalization().recommendedServices;
      if (!first) throw new Error('There are no services.');
      await renderStoredPlan({ recommendedServices: [{ ...first, estimatedValue: 0, isFree: true }] });
      const [item] = within(panel()).getAllByRole('listitem');
      expect(item).toHaveTextContent(/First stepFree/);
      expect(screen.queryByRole('heading', { name: 'Now put a price on it.' })).toBeNull();
      cleanup();
      await renderStoredPlan();
      expect(screen.getByRole('heading', { name: 'Now put a price on it.' })).toBeVisible();
    });

    it('shows the content [PERS-17]', async () => {
      await open('Content Personalization');
      const content = samplePersonalization().contentPersonalization;
      expect(panel()).toHaveTextContent(content.heroMessage);
      for (const line of content.serviceHighlights) expect(within(panel()).getByText(line)).toBeVisible();
      expect(within(panel()).getByRole('button', { name: content.callToActionText })).toBeVisible();
      const study = within(panel()).getByRole('link', { name: 'A booking form that speaks mechanic' });
      expect(study).toHaveAttribute('href', '/clients?project=nerang-creek-mechanical');
      expect(panel()).toHaveTextContent('Sample projects');
    });

    it('shows what the visit shows, and what that rests on [PERS-18]', async () => {
      await open('Behavior Analytics');
      const found = samplePersonalization().behaviorAnalytics;
      const { engagementLevel, optimalContactTime, preferredContentLength, interestAreas, basis } = found;
      for (const text of [engagementLevel, '40%', optimalContactTime, preferredContentLength]) {
        expect(panel()).toHaveTextContent(String(text));
      }
      for (const text of [...interestAreas, ...Object.values(basis)]) expect(panel()).toHaveTextContent(text);
      const steps = within(panel()).getAllByRole('listitem').slice(0, 2);
      expect(steps.map(({ textContent }) => textContent)).toEqual([
        'A minute on the page Yes',
        'Three quarters of it seen Not yet',
      ]);
    });

    it('shows no figure for a visit that nothing was recorded of', async () => {
      const { behaviorAnalytics: found } = samplePersonalization();
      await open('Behavior Analytics', {
        behaviorAnalytics: {
          ...found,
          steps: [],
          engagementLevel: null,
          conversionProbability: null,
          interestAreas: [],
        },
        interactionHistory: [],
      });
      expect(within(panel()).getAllByText('Not known')).toHaveLength(3);
      expect(panel()).not.toHaveTextContent('40%');
      expect(panel()).toHaveTextContent('Nothing was recorded');
    });

    it('shows the latest five interactions, with their time [PERS-20]', async () => {
      await open('Behavior Analytics');
      const recent = screen.getByRole('region', { name: 'Recent interactions' });
      const items = within(recent).getAllByRole('listitem');
      expect(items).toHaveLength(5);
      for (const [index, item] of items.entries()) {
        expect(item).toHaveTextContent(`Clicked button ${index + 1}`);
        const moment = `2026-11-03T01:02:0${index + 1}.000Z`;
        expect(item.querySelector('time')).toHaveAttribute('datetime', moment);
      }
    });

    it('shows the preferences [PERS-19]', async () => {
      await open('Preferences');
      const { basis, contentTypes, serviceInterests, ...single } = samplePersonalization().preferences;
      const texts = [...Object.values(single), ...contentTypes, ...serviceInterests, ...Object.values(basis)];
      for (const text of texts) expect(panel()).toHaveTextContent(String(text));
    });
  });

  it('a new plan tells its score to screen readers, and "Create New Profile" clears everything [PERS-14] [PERS-22]', async () => {
    const api = await startApi();
    const user = await renderPlan(api);
    expect(screen.getByRole('status')).toHaveTextContent('Personalisation score: 90 of 100');
    await user.click(screen.getByRole('button', { name: 'Create New Profile' }));
    expect(screen.getByLabelText('Business name')).toHaveValue('');
    expect(screen.getByLabelText('Location')).toHaveValue('');
    expect(screen.getByText('0 of 7 questions answered')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await api.stop();
  });
});

describe('a plan that was kept', () => {
  const token = 'PPPPPPPPPPPPPPPPPPPPPP';

  const link = `http://localhost/reports/${token}`;

  const title = { name: 'The plan for Ferry Road Autos' };

  const api = eachTest(startApi);

  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('has a link to share, and can be printed', async () => {
    const user = await renderPlan(api);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('comes back after a reload and after Back, until a new profile is begun', async () => {
    await renderPlan(api);
    cleanup();
    const arrives = api.nextCall();
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    const call = await arrives;
    expect(call.path).toBe(`/api/results/${token}`);
    const result = { answers: sampleAnswers, plan: samplePersonalization() };
    call.answer(200, { kind: 'personalization', result, url: link });
    expect(await screen.findByRole('heading', title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create New Profile' }));
    cleanup();
    const calls = api.calls.length;
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    expect(screen.getByLabelText('Business name')).toHaveValue('');
    expect(api.calls).toHaveLength(calls);
  });

  it('leaves the form alone when it has run out', async () => {
    window.history.replaceState({ resultToken: token }, '');
    const arrives = api.nextCall();
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    (await arrives).answer(404, { success: false, code: 'not_found', message: '' });
    expect(screen.getByLabelText('Business name')).toBeVisible();
  });

  it('is a page of its own under its link', async () => {
    const { container } = await renderInLocale(
      <StoredPlan
        stored={{ answers: sampleAnswers, plan: samplePersonalization() }}
        expiresAt="2027-02-20T02:00:00.000Z"
      />,
      'fa',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferry Road Autos');
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(await axeViolations(container)).toEqual([]);
  });
});
