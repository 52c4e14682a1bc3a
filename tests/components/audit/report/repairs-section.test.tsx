import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '@/tests/support/axe-violations';
import { reportWith, showReport } from '@/tests/support/report-under-link';
import { samplePlan, sampleRepair } from '@/tests/support/sample-plan';
import { shareMarkup } from '@/tests/support/share-markup';

const seven = samplePlan({
  repairs: [...samplePlan().repairs, ...[3, 4, 5, 6, 7].map((number) => sampleRepair(number))],
  weekCount: 5,
});

describe('the repairs of a report', () => {
  shareMarkup(reportWith());

  it('open with the first one: whom it loses, how long it takes, who can do it, and the score after it', () => {
    const card = within(screen.getByRole('region', { name: 'Write a title for each page' }));
    for (const fact of [
      'Loses visitors who can’t find you',
      '5 minutes to fix',
      'You can do it',
      'This page: from 62 to 71.',
    ])
      expect(card.getByText(fact)).toBeVisible();
    expect(
      card.getByText('<title>Car service, Nerang | Ferry Road Autos</title>', { selector: 'pre' }),
    ).toBeInTheDocument();
  });

  it('say once what to do this week', () => {
    expect(screen.getAllByText(/^This week/)).toHaveLength(1);
    expect(screen.getByText(/^This week: repairs 1 to 2, 10 minutes of work/)).toBeVisible();
  });

  it('name what to ignore, and why', () => {
    const fold = screen.getByRole('heading', { name: 'Ignore these' }).closest('details');
    expect(fold).toHaveTextContent('No visitor notices, and search engines don’t mind.');
  });

  it('have the report’s chapters and our help always beside them', () => {
    const chapters = within(screen.getByRole('navigation', { name: 'Chapters of this report' }));
    const links = chapters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Repairs', '#repairs'],
      ['All checks', '#checks'],
    ]);
    for (const [, href] of links) expect(document.querySelector(href ?? '')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute(
      'href',
      '/contact?attachment=AAAAAAAAAAAAAAAAAAAAAA',
    );
  });
});

describe('seven repairs', () => {
  it('are numbered from one to seven, in this order, the week first', async () => {
    await showReport({ plan: seven });
    const section = screen.getByRole('region', { name: 'What to repair, in this order' });
    const text = section.textContent ?? '';
    const places = [2, 3, 4, 5, 6, 7].map((number) => text.lastIndexOf(`Repair number ${number}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text.indexOf('After this week')).toBeGreaterThan(places[3] ?? 0);
    expect(text.indexOf('After this week')).toBeLessThan(places[4] ?? 0);
  });

  it('are printed as a sheet with the work of all and the price', async () => {
    await showReport({ plan: seven });
    const sheet = screen.getByText('All of these repaired').closest('table');
    expect(sheet).toHaveTextContent('35 minutes');
    expect(sheet).toHaveTextContent('This inspection$0');
  });

  it('copy a text to paste, and say so, or how to do it by hand', async () => {
    const user = userEvent.setup();
    await showReport();
    const card = within(screen.getByRole('region', { name: 'Write a title for each page' }));
    await user.click(card.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(
      '<title>Car service, Nerang | Ferry Road Autos</title>',
    );
    expect(card.getByText('Copied.')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(card.getByRole('button', { name: 'Copy' }));
    expect(card.getByText(/^Your browser doesn’t let us copy/)).toBeVisible();
  });

  it('read in Persian and have no fault for assistive technology', async () => {
    const { container } = await showReport({ plan: seven }, 'fa');
    expect(screen.getByRole('navigation', { name: 'بخش‌های این گزارش' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});
