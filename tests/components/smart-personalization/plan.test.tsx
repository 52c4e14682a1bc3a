/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import { PlanScore } from '@/components/smart-personalization/plan-score';
import { useToolParts } from '@/components/smart-personalization/use-tool-parts';
import type { PersonalizationResult } from '@/lib/personalization/result';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { renderPlan } from '@/tests/support/render-plan';
import { renderStoredPlan } from '@/tests/support/render-stored-plan';
import { samplePersonalization } from '@/tests/support/sample-personalization';

const tabs = ['Smart Recommendations', 'Content Personalization', 'Behavior Analytics', 'Preferences'];
const panel = () => screen.getByRole('tabpanel');
type Change = Parameters<typeof renderStoredPlan>[0];

/** Where the score is, with the same words as in the plan. */
const Score = ({ result }: { result: PersonalizationResult }) => (
  <PlanScore result={result} parts={useToolParts('en')} />
);

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
    [79, 'blue', 'We know most of it'],
    [59, 'yellow', 'We know it in outline'],
    [39, 'red', 'We hardly know it yet'],
  ])('shows a score of %i in %s, and never by colour alone', async (personalizationScore, colour, words) => {
    await renderInLocale(<Score result={samplePersonalization({ personalizationScore })} />);
    expect(screen.getByText(words).closest('.score')).toHaveClass(colour);
  });

  it.each([
    ['rules', 'Answered by our rules engine'],
    ['model', 'Answered by a language model'],
  ] as const)('tells when the %s answered [PERS-21]', async (engine, words) => {
    await renderInLocale(<Score result={samplePersonalization({ engine })} />);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it('is accessible, tab by tab', async () => {
    const user = await renderStoredPlan();
    for (const name of tabs) {
      await user.click(screen.getByRole('tab', { name }));
      // The rest of the page is checked by the test of the kept plan.
      expect(await axeViolations(panel())).toEqual([]);
    }
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
    expect(first).toHaveTextContent('You named more enquiries as your main goal.');
    expect(first).toHaveTextContent('$1,795 once');
    expect(first).toHaveTextContent('89%');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/services#website-design');
    expect(second).toHaveTextContent('Low priority');
    expect(second).toHaveTextContent('By quote');
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
