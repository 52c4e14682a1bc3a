import { firstDayShown, summarizeDays, summarizeForms } from '@/lib/staff/summarize-visits';

const now = Date.parse('2026-11-23T10:00+10:00');
const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const sum = { day: today, measure: 'views', name: '', count: 1 } as const;

it('there is a row for each of 90 days, also for those without a visit, in the days of the office', () => {
  expect(firstDayShown(now)).toBe(today - 89);
  const summary = summarizeDays(
    [
      { ...sum, day: today - 89 },
      { ...sum, day: today - 89, measure: 'visits' },
      { ...sum, count: 3 },
      { ...sum, measure: 'bots', count: 7 },
    ],
    now,
  );
  expect(summary).toMatchObject({ views: 4, visits: 1, botViews: 7 });
  expect(summary.days).toHaveLength(90);
  expect(summary.days[0]).toEqual({ at: Date.parse('2026-08-26T00:00+10:00'), visits: 1, views: 1 });
  expect(summary.days[1]).toMatchObject({ visits: 0, views: 0 });
  expect(summary.days.at(-1)).toEqual({ at: Date.parse('2026-11-23T00:00+10:00'), visits: 0, views: 3 });
});

it('the most used forms come first, and what was sent counts as begun, too', () => {
  const begun = [{ name: 'contact', count: 2 }];
  const sent = [
    { name: 'quote', count: 1 },
    { name: 'contact', count: 1 },
  ];
  expect(summarizeForms(begun, sent)).toEqual([
    { form: 'contact', begun: 2, sent: 1 },
    { form: 'quote', begun: 1, sent: 1 },
  ]);
});
