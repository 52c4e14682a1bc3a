import { hourMs } from '@/lib/durations';
import { measureDue } from '@/lib/staff/measure-due';

const now = Date.parse('2026-11-27T10:00+10:00');

it.each([
  ['the last minutes', 0.75, { count: 45, unit: 'minutes', tone: 'soon' }],
  ['the last hours', 3.9, { count: 3, unit: 'hours', tone: 'soon' }],
  ['a working day', 7, { count: 7, unit: 'hours', tone: 'open' }],
  ['over a weekend', 75, { count: 3, unit: 'days', tone: 'open' }],
  ['a moment too late', -0.01, { count: 0, unit: 'minutes', tone: 'late' }],
  ['a day and a half too late', -36, { count: 36, unit: 'hours', tone: 'late' }],
])('%s: the largest unit of which there is one', (_, hours, expected) => {
  expect(measureDue(now + hours * hourMs, now)).toEqual(expected);
});
