/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { StoredGrowth } from '@/components/business-growth/stored-growth';
import { rememberBusiness } from '@/components/profile/saved-business';
import { readToasts } from '@/lib/browser/toast/toast-store';
import { growthCategories } from '@/lib/business-growth/categories';
import { benchmarks } from '@/lib/business-growth/industry-benchmarks';
import type { GrowthResult } from '@/lib/business-growth/result';
import { sumRevenue } from '@/lib/business-growth/sum-revenue';
import { showGrowth } from '@/tests/components/business-growth/show-growth';
import { axeViolations } from '@/tests/support/axe-violations';
import { fromGoogle, someFacts } from '@/tests/support/growth-facts';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleGrowth } from '@/tests/support/sample-growth';
import { shareMarkup } from '@/tests/support/share-markup';
import { eachTest } from '@/tests/support/started';

describe('the page around the growth form', () => {
  it('publishes every estimate that the analyser reckons with', async () => {
    await renderInLocale(<BusinessGrowthSections />);
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows).toHaveLength(growthCategories.length);
    for (const [index, category] of growthCategories.entries()) {
      const { leadsPerMonth, buyPercent, saleDollars, marginPercent } = benchmarks[category];
      const figures = [
        leadsPerMonth,
        `${buyPercent}%`,
        `$${saleDollars.toLocaleString('en-AU')}`,
        `${marginPercent}%`,
      ];
      const cells = within(rows[index] ?? document.body).getAllByRole('cell');
      expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual(figures.map(String));
    }
  });
});

describe('the form of the growth analysis', () => {
  const api = eachTest(startApi);

  beforeEach(async () => {
    await renderInLocale(<BusinessGrowthSections />);
  });

  afterEach(() => {
    window.history.replaceState(null, '');
    jest.restoreAllMocks();
  });

  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

  const outcome = () => document.querySelector('form [role="status"]');

  const button = () => screen.getByRole('button', { name: /Check My Business|Analyzing/ });

  async function order(more: Record<string, string> = {}) {
    const user = userEvent.setup({ delay: null });
    await pasteInto(field('Business name'), 'Ferry Road Autos', user);
    await pasteInto(field('Suburb'), 'Southport', user);
    for (const [label, value] of Object.entries(more)) await pasteInto(field(label), value, user);
    const arrives = api.nextCall();
    await user.click(button());
    return { user, call: await arrives };
  }

  describe('the growth form', () => {
    it('asks for business name, category, suburb and website [GROWTH-02]', () => {
      const names = ['businessName', 'category', 'suburb', 'website'];
      expect(
        [...document.querySelectorAll('form [name]')].map((control) => control.getAttribute('name')),
      ).toEqual([...names, 'currentRating', 'reviewCount']);
      for (const label of ['Business name', 'Category', 'Suburb', 'Website'])
        expect(field(label)).toBeVisible();
    });

    it('also takes the current rating and the number of reviews, both optional [GROWTH-03]', () => {
      for (const label of ['Current rating', 'Number of reviews']) {
        expect(field(label)).toHaveAttribute('inputmode');
        expect(field(label)).not.toBeRequired();
      }
      expect(screen.getByText(/^Your rating, if you know it/)).toBeVisible();
    });

    it('requires business name and suburb, and sends nothing without them [GROWTH-04]', async () => {
      for (const label of ['Business name', 'Suburb']) expect(field(label)).toBeRequired();
      expect(field('Category')).not.toBeRequired();
      await userEvent.type(field('Business name'), 'Ferry Road Autos');
      await userEvent.click(button());
      expect(field('Suburb')).toBeInvalid();
      expect(api.calls).toHaveLength(0);
    });

    it('takes the website as an address, and does without one [GROWTH-05]', async () => {
      expect(field('Website')).toHaveAttribute('type', 'url');
      expect(field('Website')).not.toBeRequired();
      const { call } = await order({ Website: 'ferryroadautos.example' });
      expect(call.body).toMatchObject({ website: 'ferryroadautos.example' });
      expect(field('Website')).toHaveValue('ferryroadautos.example');
      call.answer(200, { success: true, ...(await sampleGrowth()) });
    });

    it('offers the twelve categories in their order [GROWTH-06]', () => {
      const options = [...field('Category').querySelectorAll('option')];
      expect(options.map(({ value, text }) => [value, text])).toEqual([
        ['restaurant', 'Restaurant'],
        ['cafe', 'Cafe'],
        ['retail', 'Retail'],
        ['health', 'Health'],
        ['beauty', 'Beauty'],
        ['fitness', 'Fitness'],
        ['automotive', 'Automotive'],
        ['professional', 'Professional services'],
        ['home-services', 'Home services'],
        ['entertainment', 'Entertainment'],
        ['accommodation', 'Accommodation'],
        ['other', 'Other'],
      ]);
    });
  });

  describe('asking for a growth analysis', () => {
    it('sends the four fields, and the two figures only where typed [GROWTH-07]', async () => {
      const { call } = await order();
      expect(call).toMatchObject({ method: 'POST', path: '/api/business-growth-analysis' });
      expect(call.body).toEqual({
        businessName: 'Ferry Road Autos',
        // Nobody who skips the field gets the figures of another trade.
        category: 'other',
        suburb: 'Southport',
        website: '',
      });
      call.answer(200, { success: true, ...(await sampleGrowth()) });
      expect(await screen.findByRole('heading', { level: 1, name: /^Ferry Road Autos/ })).toBeVisible();
    });

    it('sends typed figures as numbers [GROWTH-07]', async () => {
      const { call } = await order({
        'Current rating': '4.6',
        'Number of reviews': '0',
        Website: 'shop.example',
      });
      expect(call.body).toMatchObject({ currentRating: 4.6, reviewCount: 0, website: 'shop.example' });
      call.answer(200, { success: true, ...(await sampleGrowth()) });
      await waitFor(() => expect(screen.queryByLabelText(/^Suburb/)).not.toBeInTheDocument());
    });

    it('sends figures in Persian and full-width digits as numbers', async () => {
      const { call } = await order({ 'Current rating': '۴٫۶', 'Number of reviews': '５２' });
      expect(call.body).toMatchObject({ currentRating: 4.6, reviewCount: 52 });
      call.answer(200, { success: true, ...(await sampleGrowth()) });
      await waitFor(() => expect(screen.queryByLabelText(/^Suburb/)).not.toBeInTheDocument());
    });

    it('sends what is no number as it is, and shows the range that the server names', async () => {
      const { call } = await order({ 'Current rating': 'many' });
      expect(call.body).toMatchObject({ currentRating: 'many' });
      const sentence = 'Please enter a rating from 1 to 5, such as 4.6.';
      const failure = {
        success: false,
        code: 'validation_failed',
        fieldErrors: { currentRating: [sentence] },
      };
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      call.answer(422, { ...failure, message: 'Please check the form.' });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByLabelText(/^Current rating/)).toHaveValue('many');
    });

    it('disables the button, which reads "Analyzing...", while it waits [GROWTH-08]', async () => {
      const { call } = await order();
      expect(button()).toBeDisabled();
      expect(button()).toHaveTextContent('Analyzing...');
      expect(outcome()).toHaveFocus();
      expect(screen.getByText('Looking into Ferry Road Autos, Southport')).toBeVisible();
      call.answer(200, { success: true, ...(await sampleGrowth()) });
      await waitFor(() => expect(screen.queryByText('Analyzing...')).not.toBeInTheDocument());
    });

    it('that fails is logged, shown in a toast and at the form, which keeps everything', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.answer(429, { success: false, code: 'rate_limited', message: 'That was a lot in a short time.' });
      await waitFor(() => expect(button()).toBeEnabled());
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Analysis failed' }));
      expect(readToasts().find(({ open }) => open)).toMatchObject({
        title: 'Analysis failed',
        description: 'That was a lot in a short time.',
        variant: 'destructive',
      });
      expect(outcome()).toHaveTextContent('That was a lot in a short time.');
      expect(field('Business name')).toHaveValue('Ferry Road Autos');
    });

    it('that finds no connection has a sentence of its own', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.drop();
      await waitFor(() =>
        expect(outcome()).toHaveTextContent('We couldn’t finish the analysis. Please try again in a moment.'),
      );
    });

    it('with an address that can’t be read is reported at its field', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order({ Website: 'nowhere' });
      call.answer(422, { success: false, code: 'invalid_url', message: 'That doesn’t look like a website.' });
      await waitFor(() =>
        expect(field('Website')).toHaveAccessibleDescription(/doesn’t look like a website/),
      );
      expect(field('Website')).toHaveFocus();
    });
  });
});

describe('the report of the growth analysis', () => {
  const levels = { high: 'High', medium: 'Medium', low: 'Low' };

  const priorities = {
    urgent: 'Urgent',
    high: 'High priority',
    medium: 'Medium priority',
    low: 'Low priority',
  };

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
    <StoredGrowth result={shown} expiresAt="2027-02-20T02:00:00.000Z" />
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

    it('say once that no rivals were compared', async () => {
      await renderInLocale(
        stored(await sampleGrowth(someFacts({ rating: fromGoogle(4.8), reviewCount: fromGoogle(61) }))),
      );
      const board = section(/^Ferry Road Autos ?: Emerging Business$/);
      expect(board.textContent?.match(/No rivals were compared/g)).toHaveLength(1);
    });

    it('say of what isn’t known that it wasn’t found, accessibly', async () => {
      const unknown = await sampleGrowth(someFacts());
      await renderInLocale(stored(unknown));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Ferry Road Autos: Not enough data yet',
      );
      expect(screen.getAllByText('Not found')).toHaveLength(2);
      expect(screen.queryByRole('meter')).not.toBeInTheDocument();
      const scores = within(screen.getByRole('region', { name: 'Four scores, out of 100' }));
      expect(scores.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Customer satisfaction',
        'Digital presence',
        'Competitiveness',
        'Growth readiness',
      ]);
      expect(await axeViolations(document.body)).toEqual([]);
    });
  });
});

describe('kept growth results', () => {
  const api = eachTest(startApi);

  let result: GrowthResult;

  beforeEach(async () => {
    result = await sampleGrowth();
  });

  afterEach(() => {
    // The result that a page shows is stored in the history, which the tests of a file share.
    window.history.replaceState(null, '');
  });

  const user = userEvent.setup({ delay: null });

  const show = (answer: GrowthResult) => showGrowth(api, answer);

  it('are attached on the contact page, and have a link to share', async () => {
    const reportUrl = 'http://localhost/reports/AbCdEfGhIjKlMnOpQrStUv';
    await show({ ...result, reportUrl });
    expect(screen.getByRole('link', { name: 'Get Professional Help' })).toHaveAttribute(
      'href',
      '/contact?attachment=AbCdEfGhIjKlMnOpQrStUv',
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(reportUrl);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('come back after a reload and after Back, until another business is asked about', async () => {
    const reportUrl = 'http://localhost/reports/AbCdEfGhIjKlMnOpQrStUv';
    await show({ ...result, reportUrl });
    cleanup();
    const arrives = api.nextCall();
    await renderInLocale(<BusinessGrowthSections />);
    const call = await arrives;
    expect(call).toMatchObject({ method: 'GET', path: '/api/results/AbCdEfGhIjKlMnOpQrStUv' });
    call.answer(200, { kind: 'growth', result: { ...result, reportUrl }, url: reportUrl });
    expect(await screen.findByRole('heading', { name: 'Do this first' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze Another Business' }));
    cleanup();
    const calls = api.calls.length;
    await renderInLocale(<BusinessGrowthSections />);
    expect(screen.getByLabelText('Suburb')).toBeVisible();
    expect(api.calls).toHaveLength(calls);
  });

  it('are a page of their own under their link, and show until when', async () => {
    const expiresAt = '2027-02-20T02:00:00.000Z';
    const { container } = await renderInLocale(<StoredGrowth result={result} expiresAt={expiresAt} />, 'fa');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferry Road Autos');
    expect(screen.getByText(/^این پیوند خصوصی است/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});
