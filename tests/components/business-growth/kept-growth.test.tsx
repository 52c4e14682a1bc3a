/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { StoredGrowth } from '@/components/business-growth/stored-growth';
import type { GrowthResult } from '@/lib/growth/result';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleGrowth } from '@/tests/support/sample-growth';
import { eachTest } from '@/tests/support/started';
import { showGrowth } from './show-growth';

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

describe('kept growth results', () => {
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
    await renderInLocale(<BusinessGrowthSections locale="en" />);
    const call = await arrives;
    expect(call).toMatchObject({ method: 'GET', path: '/api/results/AbCdEfGhIjKlMnOpQrStUv' });
    call.answer(200, { kind: 'growth', result: { ...result, reportUrl }, url: reportUrl });
    expect(await screen.findByRole('heading', { name: 'Do this first' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze Another Business' }));
    cleanup();
    const calls = api.calls.length;
    await renderInLocale(<BusinessGrowthSections locale="en" />);
    expect(screen.getByLabelText('Suburb')).toBeVisible();
    expect(api.calls).toHaveLength(calls);
  });

  it('are a page of their own under their link, and show until when', async () => {
    const expiresAt = '2027-02-20T02:00:00.000Z';
    const { container } = await renderInLocale(
      <StoredGrowth locale="fa" result={result} expiresAt={expiresAt} />,
      'fa',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferry Road Autos');
    expect(screen.getByText(/^این پیوند خصوصی است/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});
