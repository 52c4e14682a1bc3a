import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { StoredReport } from '@/components/audit/report/stored-report';
import type { PresentedFinding, PresentedReport } from '@/lib/audit/report/presented-report';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAudit, sampleFindings } from '@/tests/support/sample-analysis';
import { shareMarkup } from '@/tests/support/share-markup';

const efforts: Readonly<Record<string, Pick<PresentedFinding, 'effort' | 'paste'>>> = {
  'document-title': {
    effort: { loses: 'find', minutes: 5, when: 'hour' },
    paste: '<title>Car service, Nerang | Ferry Road Autos</title>',
  },
  'description-length': { effort: { loses: 'wait', minutes: 120, when: 'agency' } },
};

function reportWith(changes: Partial<PresentedReport> = {}, locale: Locale = 'en'): ReactElement {
  const report: PresentedReport = {
    ...sampleAudit(),
    checks: sampleFindings.map((finding) => ({ ...finding, ...efforts[finding.id] })),
    expiresAt: '2027-02-18T23:14:00.000Z',
    rerunPath: '/api/reports/AAAAAAAAAAAAAAAAAAAAAA',
    change: null,
    watch: { path: '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/watch', scores: [] },
    ...changes,
  };
  return <StoredReport locale={locale} report={report} />;
}

const show = (changes: Partial<PresentedReport> = {}, locale: Locale = 'en') =>
  renderInLocale(reportWith(changes, locale), locale);

describe('the opening of a report', () => {
  shareMarkup(reportWith());

  it('names what to repair this week with whom it loses, how long it takes and what the score becomes', () => {
    const week = within(screen.getByRole('region', { name: 'This week, two things' }));
    const [first, second] = week.getAllByRole('listitem');
    expect(first).toHaveTextContent('Search engines make a title up.');
    expect(first).toHaveTextContent('Loses visitors who can’t find you · 5 minutes to fix · This hour');
    expect(second).toHaveTextContent('2 hours to fix · Ask us');
    expect(week.getByRole('link', { name: 'Google has no title to show for this page' })).toHaveAttribute(
      'href',
      '#fault-document-title',
    );
    expect(
      week.getByText(
        'Repair 1, and the score goes from 62 to about 71. We worked that out with the same sum.',
      ),
    ).toBeVisible();
  });

  it('prints the work in all and the price, as the sheet that an inspection ends with', () => {
    expect(screen.getByText('All of these repaired').closest('div')).toHaveTextContent('2.1 hours');
    expect(screen.getByText('This inspection').closest('div')).toHaveTextContent('$0');
  });

  it('lists the faults in the same order below, each with its number and when to do it', () => {
    const list = screen.getByRole('region', { name: 'What to fix, in this order' });
    const rows = [...list.querySelectorAll('details > summary')].map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^1Google has no title.*This hour/);
    expect(rows.find((row) => /^2/.test(row ?? ''))).toMatch(/^2The description is too short.*Ask us/);
  });
});

describe('the opening of a report in the browser', () => {
  it('says nothing of a score that can’t be computed, and nothing at all without a fault', async () => {
    await show({ plan: { first: ['document-title'], forecast: null } });
    expect(screen.queryByText(/the score goes from/)).toBeNull();
    expect(screen.getByRole('region', { name: 'This week, one thing' })).toBeVisible();
  });

  it('copies the text to paste and says so, or how to do it by hand', async () => {
    const user = userEvent.setup();
    await show();
    // Closed at first: the opening of the report already tells what this fault costs.
    await user.click(screen.getByRole('heading', { name: 'Google has no title to show for this page' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(
      '<title>Car service, Nerang | Ferry Road Autos</title>',
    );
    expect(screen.getByText('Copied.')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByText(/^Your browser doesn’t let us copy/)).toBeVisible();
  });

  it('reads in Persian and has no fault for assistive technology', async () => {
    const { container } = await show({}, 'fa');
    expect(screen.getByRole('region', { name: 'این هفته، دو کار' })).toHaveTextContent('۵ دقیقه');
    expect(await axeViolations(container)).toEqual([]);
  });
});
