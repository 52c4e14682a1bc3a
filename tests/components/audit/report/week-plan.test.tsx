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

  it('groups the faults by when to do them and keeps their numbers', () => {
    const hour = within(screen.getByRole('region', { name: 'This hour' }));
    expect(hour.getAllByRole('group')[0]).toHaveTextContent(/^1Google has no title/);
    const ours = within(screen.getByRole('region', { name: 'Ask us' }));
    expect(ours.getAllByRole('group')[0]).toHaveTextContent(/^2The description is too short/);
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });
});

describe('the opening of a report in the browser', () => {
  it('says nothing of a score that can’t be computed, and nothing at all without a fault', async () => {
    await show({ plan: { first: ['document-title'], forecast: null } });
    expect(screen.queryByText(/the score goes from/)).toBeNull();
    expect(screen.getByRole('region', { name: 'This week, one thing' })).toBeVisible();
  });

  it('says of the score on paper only what stands there: the first three', async () => {
    await show({ plan: { first: sampleFindings.slice(0, 4).map(({ id }) => id), forecast: null } });
    expect(screen.getByText('This week, three things')).toHaveClass('onPaper');
    const forecast = { repaired: [sampleFindings[3]?.id ?? ''], score: 70 };
    await show({ plan: { first: sampleFindings.slice(0, 4).map(({ id }) => id), forecast } });
    expect(screen.getByText(/^Repair 4, and the score goes/)).toHaveClass('onScreen');
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
