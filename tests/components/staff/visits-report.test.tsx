import { render, screen, within } from '@testing-library/react';
import { VisitsReport } from '@/components/staff/visits-report';
import { summarizeDays } from '@/lib/staff/summarize-visits';

type Visits = Parameters<typeof VisitsReport>[0]['visits'];

const now = Date.parse('2026-11-23T10:00+10:00');
const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const view = { measure: 'views', name: '', count: 1 } as const;
const none = { pages: [], sources: [], languages: [], begun: [], isSumming: false };
const noEnquiries = { origins: [], pages: [], forms: [], tools: [] };

function show(days: number[], enquiries: Partial<Visits['enquiries']> = {}) {
  const views = days.map((day) => ({ ...view, day }));
  return render(
    <VisitsReport
      visits={{ ...summarizeDays(views, now), ...none, enquiries: { ...noEnquiries, ...enquiries } }}
    />,
  );
}

it('says what is counted, since when, and that only visitors who allowed analytics are', () => {
  show([today - 3, today]);
  expect(screen.getByText(/every page of the site/)).toHaveTextContent(
    /by visitors who allowed analytics only: since 20 Nov 2026,/,
  );
});

it('says that nothing is counted yet', () => {
  show([]);
  expect(screen.getByText(/every page of the site/)).toHaveTextContent(/none yet/);
});

it('shows the way from a tool to an enquiry, and what brought those who wrote', () => {
  show([], {
    origins: [
      { name: 'google', enquiries: 3, answered: 2, won: 1, wonCents: 124_680 },
      { name: '', enquiries: 1, answered: 0, won: 0, wonCents: 0 },
    ],
    tools: [{ name: 'check', finished: 40, enquiries: 4, answered: 1, won: 0, wonCents: 0 }],
  });
  const readRows = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(readRows(/^Tools finished/)).toEqual([
    'ToolFinishedEnquiriesAnsweredWonBrought',
    'Website check40410',
  ]);
  expect(readRows(/where they came from/)).toEqual([
    'FromEnquiriesAnsweredWonBrought',
    'google321$1,246.80',
    'Direct, or not told100',
  ]);
});
