import { render, screen } from '@testing-library/react';
import { VisitsReport } from '@/components/staff/visits-report';
import { summarizeViews } from '@/lib/staff/summarize-visits';

const now = Date.parse('2026-11-23T10:00+10:00');
const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const view = {
  page: '/faq',
  referrer: '',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150',
  count: 1,
};

function show(...days: number[]) {
  const views = days.map((day) => ({ ...view, day }));
  const summary = summarizeViews(views, { now, ownHost: 'cornerpiece.example' });
  return render(<VisitsReport visits={{ ...summary, begun: [], results: [], leads: [] }} />);
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
