/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priorityTone } from '@/components/ai-recommendations/priority-tone';
import { adviceTypes } from '@/lib/advisor/advice';
import words from '@/messages/en/ai-recommendations.json';
import { axeViolations } from '@/tests/support/axe-violations';
import { openWithList, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const user = userEvent.setup({ delay: null });
const card = (id: string) => screen.findByRole('article', { name: `Title of ${id}` });

it('the priority’s colour is red, yellow or green, and grey for any other [RECS-25]', () => {
  expect(['high', 'medium', 'low', 'urgent', ''].map(priorityTone)).toEqual([
    'red',
    'yellow',
    'green',
    'grey',
    'grey',
  ]);
});

it('there are labels for the confidence and the three priorities [RECS-31]', () => {
  expect(words.card.confidenceScore).toBe('Confidence');
  expect(words.card.priorities).toEqual({
    high: 'HIGH priority',
    medium: 'MEDIUM priority',
    low: 'LOW priority',
  });
});

it('a card shows title, type and description [RECS-20]', async () => {
  await openWithList(api);
  const first = await card('new-site');
  expect(within(first).getByRole('heading', { name: 'Title of new-site' })).toBeVisible();
  expect(within(first).getByText('Service')).toHaveClass('badge');
  expect(within(first).getByText('What to do about new-site.')).toBeVisible();
});

it('each of the five types has its icon [RECS-18]', async () => {
  await openWithList(api);
  const icons: unknown[] = [];
  for (const { id, type } of sampleSet.recommendations) {
    const badge = within(await card(id)).getByText(words.card.types[type]);
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
])('%s flies the flag of its priority [RECS-19]', async (id, label, tone) => {
  await openWithList(api);
  const badge = within(await card(id)).getByText(label);
  expect(badge).toHaveClass('badge', tone);
  expect(badge.querySelector('svg path')).toHaveClass(tone);
});

it('the confidence is a percentage with a progress bar [RECS-21]', async () => {
  await openWithList(api);
  const first = await card('new-site');
  expect(within(first).getByText('82%')).toBeVisible();
  const bar = within(first).getByRole('progressbar', { name: 'Confidence' });
  expect(bar).toHaveAttribute('aria-valuenow', '82');
  expect(bar.querySelector('i')).toHaveStyle({ inlineSize: '82%' });
});

it('the suggested services are badges [RECS-22]', async () => {
  await openWithList(api);
  const both = await card('one-thing-first');
  for (const service of ['Service seo-performance', 'Service website-analytics'])
    expect(within(both).getByText(service)).toHaveClass('badge');
  expect(within(await card('ask-for-reviews')).queryByText('Suggested services')).toBeNull();
});

it('a card has a Reasoning and an Expected Outcome box [RECS-23]', async () => {
  await openWithList(api);
  const first = await card('new-site');
  for (const [title, text] of [
    ['Reasoning', 'Why new-site.'],
    ['Expected Outcome', 'What comes of new-site.'],
  ] as const) {
    const box = within(first).getByRole('heading', { name: title }).closest('section');
    expect(box).toHaveTextContent(text);
  }
});

it('the Estimated Investment has thousands separators, and is left out at 0 [RECS-24]', async () => {
  await openWithList(api);
  expect(within(await card('new-site')).getByText('Estimated Investment')).toBeVisible();
  expect(within(await card('new-site')).getByText('$1,295')).toBeVisible();
  expect(within(await card('ask-for-reviews')).queryByText('Estimated Investment')).toBeNull();
});

it('“Get Quote” opens the dialog with the recommendation and the profile in it [RECS-26]', async () => {
  await openWithList(api);
  await user.click(within(await card('new-site')).getByRole('button', { name: 'Get Quote' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Title of new-site')).toBeVisible();
  expect(within(dialog).getByText('Ferry Road Autos')).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Phone' })).toBeChecked();
  await user.type(within(dialog).getByLabelText('Email Address'), 'sam@ferryroadautos.example');
  await user.type(within(dialog).getByLabelText('Phone Number'), '07 5500 0000');
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
  expect(await screen.findByRole('heading', { name: /Your request is on a desk/ })).toHaveFocus();
});

it('“Learn More” goes to the service, or to all of them [RECS-27]', async () => {
  await openWithList(api);
  const link = async (id: string) => within(await card(id)).getByRole('link', { name: 'Learn More' });
  expect(await link('new-site')).toHaveAttribute('href', '/services#website-design');
  expect(await link('ask-for-reviews')).toHaveAttribute('href', '/services');
});

it('“Learn More” of the free audit goes to the audit', async () => {
  const [first] = sampleSet.recommendations;
  if (!first) throw new Error('The sample is empty');
  await openWithList(api, {
    ...sampleSet,
    recommendations: [{ ...first, id: 'free-audit', title: 'Title of free-audit' }],
  });
  const link = within(await card('free-audit')).getByRole('link', { name: 'Learn More' });
  expect(link).toHaveAttribute('href', '/seo-audit');
});

it.each([
  ['rules', /Put together by our rules engine on 21 November 2026/],
  ['model', /Written by a language model on 21 November 2026/],
] as const)('the page tells that the %s answered [RECS-30]', async (engine, told) => {
  await openWithList(api, { ...sampleSet, engine });
  expect(await screen.findByText(told)).toBeVisible();
});

it('in Persian the links lead to Persian pages, and figures are Persian', async () => {
  await openWithList(api, sampleSet, 'fa');
  const first = await card('new-site');
  expect(first.querySelector('footer a')).toHaveAttribute('href', '/fa/services#website-design');
  expect(within(first).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '۸۲٪');
});

it.each(['en', 'fa'] as const)('is accessible in %s', async (locale) => {
  await openWithList(api, sampleSet, locale);
  await card('new-site');
  expect(await axeViolations(document.body)).toEqual([]);
});
