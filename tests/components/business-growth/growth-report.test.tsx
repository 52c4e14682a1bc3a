/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredGrowth } from '@/components/business-growth/stored-growth';
import type { GrowthResult } from '@/lib/growth/result';
import { sumRevenue } from '@/lib/growth/sum-revenue';

const levels = { high: 'High', medium: 'Medium', low: 'Low' };
const priorities = {
  urgent: 'Urgent',
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

import { rememberBusiness } from '@/lib/browser/forms/saved-business';
import { axeViolations } from '@/tests/support/axe-violations';
import { someFacts } from '@/tests/support/growth-facts';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleGrowth } from '@/tests/support/sample-growth';
import { shareMarkup } from '@/tests/support/share-markup';
import { eachTest } from '@/tests/support/started';
import { showGrowth } from './show-growth';

let result: GrowthResult;
beforeAll(async () => {
  result = await sampleGrowth();
});

const user = userEvent.setup({ delay: null });
const price = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`;
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const rows = (name: string) =>
  [...section(name).querySelectorAll('li:has(h3)')].map((row) => row.textContent ?? '');

/** The page of the private link, which has the same report as the tool. */
const stored = (shown: GrowthResult) => (
  <StoredGrowth locale="en" result={shown} expiresAt="2027-02-20T02:00:00.000Z" />
);

describe('the growth results in the tool', () => {
  const api = eachTest(startApi);
  afterEach(() => {
    // The result that a page shows is stored in the history, which the tests of a file share.
    window.history.replaceState(null, '');
  });

  it('replace the form, take the focus, and are accessible [GROWTH-10]', async () => {
    const headline = await showGrowth(api, result);
    expect(headline).toHaveFocus();
    expect(screen.queryByLabelText('Suburb')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('are cleared with the form by "Analyze Another Business", also of what the saved profile had filled in [GROWTH-11]', async () => {
    rememberBusiness({ businessName: 'Ferry Road Autos' });
    await showGrowth(api, result);
    await user.click(screen.getByRole('button', { name: 'Analyze Another Business' }));
    expect(screen.queryByText('Do this first')).not.toBeInTheDocument();
    for (const label of ['Business name', 'Suburb']) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByLabelText('Business name')).toHaveFocus();
    localStorage.clear();
  });
});

describe('the growth results', () => {
  shareMarkup(() => stored(result));

  it('show position, rating, number of reviews and growth potential in percent [GROWTH-13]', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ferry Road Autos: Strong Competitor',
    );
    const board = within(section(/^Ferry Road Autos ?: Strong Competitor$/));
    const reading = (name: string) => board.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(reading('Rating')).toHaveTextContent(/^4\.3 of 5/);
    expect(reading('Reviews')).toHaveTextContent(/^18/);
    expect(reading('Growth potential')).toHaveTextContent(new RegExp(`^${result.growthPotential}%`));
    const { total } = sumRevenue(result.recommendations);
    expect(reading('Estimated revenue impact')).toHaveTextContent(price(total ?? 0));
  });

  it('show the four performance metrics [GROWTH-15]', () => {
    const { performanceMetrics } = result;
    const names = {
      customerSatisfactionScore: 'Customer satisfaction',
      digitalPresenceScore: 'Digital presence',
      competitivenessScore: 'Competitiveness',
      growthReadinessScore: 'Growth readiness',
    } as const;
    for (const [key, name] of Object.entries(names))
      expect(screen.getByRole('meter', { name })).toHaveAttribute(
        'aria-valuenow',
        String(Object.entries(performanceMetrics).find(([metric]) => metric === key)?.[1]),
      );
  });

  it('show each recommendation with impact, effort, estimated revenue and timeframe [GROWTH-16]', () => {
    const shown = rows('What would help most');
    expect(shown).toHaveLength(result.recommendations.length);
    for (const [index, item] of result.recommendations.entries()) {
      expect(shown[index]).toContain(item.title);
      expect(shown[index]).toContain(item.description);
      expect(shown[index]).toContain(`Impact${levels[item.impact]}`);
      expect(shown[index]).toContain(`Effort${levels[item.effort]}`);
      expect(shown[index]).toContain(
        item.estimatedRevenue === null ? 'No figure' : price(item.estimatedRevenue),
      );
      expect(shown[index]).toContain(item.timeframe);
    }
  });

  it('show each action item with priority, time and what it needs [GROWTH-17]', () => {
    const shown = rows('Do this first');
    expect(shown).toHaveLength(result.actionItems.length);
    for (const [index, item] of result.actionItems.entries()) {
      const told = [item.title, item.description, priorities[item.priority], item.estimatedTime];
      for (const text of [...told, ...item.requiredResources]) expect(shown[index]).toContain(text);
    }
  });

  it('show each opportunity with revenue, investment, return and timeframe [GROWTH-18]', () => {
    const shown = rows('Worth investing in');
    expect(result.growthOpportunities.length).toBeGreaterThan(1);
    for (const [index, item] of result.growthOpportunities.entries()) {
      const { title, description, potentialRevenue, grossProfit, investment, roi, timeframe } = item;
      const figures = [
        price(potentialRevenue),
        `Margin after goods, ${item.marginPercent}%`,
        price(grossProfit),
        investment === null ? 'By quote' : price(investment),
        timeframe,
      ];
      for (const text of [title, description, ...figures]) expect(shown[index]).toContain(text);
      if (roi !== null) expect(shown[index]).toContain(`${roi}%`);
    }
  });

  it('name the source of every figure, and show the sum of each estimate on request [GROWTH-24]', () => {
    for (const { text } of Object.values(result.sources.figures)) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    for (const { figure, text, isEstimate } of result.formulas) {
      if (figure === 'marketPosition') {
        expect(section(/^Ferry Road Autos/)).toHaveTextContent(text);
        continue;
      }
      const formula = [...document.querySelectorAll('details p')].find((told) =>
        told.textContent?.includes(text),
      );
      expect(formula?.closest('details')).not.toHaveAttribute('open');
      expect(formula?.textContent?.startsWith('Estimate. ')).toBe(isEstimate);
    }
    for (const { text } of result.sources.asked) expect(screen.getByText(text)).toBeVisible();
  });

  it('lead to the contact page by "Get Professional Help" [GROWTH-12]', () => {
    expect(screen.getByRole('link', { name: 'Get Professional Help' })).toHaveAttribute('href', '/contact');
  });
});

describe('other growth results', () => {
  it('give each priority of an action an icon of its own [GROWTH-22]', async () => {
    const [first] = result.actionItems;
    if (!first) throw new Error('The sample has no action.');
    const actionItems = (['urgent', 'high', 'medium', 'low'] as const).map((priority) => ({
      ...first,
      id: priority,
      priority,
    }));
    await renderInLocale(stored({ ...result, actionItems }));
    const drawn = [...section('Do this first').querySelectorAll('li span:has(> svg)')].map((mark) => [
      mark.textContent,
      mark.querySelector('path')?.getAttribute('d'),
    ]);
    expect(drawn.map(([text]) => text)).toEqual([
      'Urgent',
      'High priority',
      'Medium priority',
      'Low priority',
    ]);
    expect(new Set(drawn.map(([, icon]) => icon)).size).toBe(4);
  });

  it('say of what isn’t known that it wasn’t found, accessibly', async () => {
    const unknown = await sampleGrowth(someFacts());
    await renderInLocale(stored(unknown));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ferry Road Autos: Not enough data yet',
    );
    expect(screen.getAllByText('Not found')).toHaveLength(2);
    expect(screen.getAllByText('Not known')).toHaveLength(4);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
