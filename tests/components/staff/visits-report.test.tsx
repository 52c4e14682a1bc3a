import { render, screen } from '@testing-library/react';
import { VisitsReport } from '@/components/staff/visits-report';
import { summarizeDays } from '@/lib/staff/summarize-visits';

const now = Date.parse('2026-11-23T10:00+10:00');
const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const view = { measure: 'views', name: '', count: 1 } as const;
const none = { pages: [], sources: [], languages: [], begun: [], results: [], leads: [], isSumming: false };

function show(...days: number[]) {
  const views = days.map((day) => ({ ...view, day }));
  return render(<VisitsReport visits={{ ...summarizeDays(views, now), ...none }} />);
}

it('says what is counted, since when, and that only visitors who allowed analytics are', () => {
  show(today - 3, today);
  expect(screen.getByText(/every page of the site/)).toHaveTextContent(
    /by visitors who allowed analytics only: since 20 Nov 2026,/,
  );
});

it('says that nothing is counted yet', () => {
  show();
  expect(screen.getByText(/every page of the site/)).toHaveTextContent(/none yet/);
});
