/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priorityTone } from '@/components/ai-recommendations/priority-tone';
import { StoredAdvice } from '@/components/ai-recommendations/stored-advice';
import { adviceTypes } from '@/lib/advisor/advice';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { findOpenDialog } from '@/tests/support/find-open-dialog';
import { pasteInto } from '@/tests/support/paste-into';
import { openWithList, sampleSet } from '@/tests/support/recommendations-page';
import { startApi } from '@/tests/support/render-api';
import { shareMarkup } from '@/tests/support/share-markup';
import { eachTest } from '@/tests/support/started';

const user = userEvent.setup({ delay: null });
const card = (id: string) => screen.getByRole('article', { name: `Title of ${id}` });
const [first] = sampleSet.recommendations;

/** The page of the private link, which has the same cards as the tool. */
const page = (locale: Locale, set = sampleSet) => (
  <StoredAdvice
    locale={locale}
    stored={{ businessName: 'Ferry Road Autos', set }}
    expiresAt="2027-02-20T02:00:00.000Z"
  />
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
  shareMarkup(page('en'));

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
    page('en', {
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
  shareMarkup(page('fa'), 'fa');

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
