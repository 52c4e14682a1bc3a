import { answerDue, holidaysBefore } from '@/lib/leads/answer-due';
import { callTime } from '@/lib/leads/call-times';
import { callChoices } from '@/lib/site/call-choice';

const due = (brisbane: string) =>
  new Date(answerDue(Date.parse(`${brisbane}+10:00`)) + 10 * 3_600_000).toISOString().slice(0, 16);

describe('answerDue', () => {
  it.each([
    ['within office hours', '2026-11-23T10:30', '2026-11-24T10:30'],
    ['after closing: when the office closes the next day', '2026-11-23T20:00', '2026-11-24T17:00'],
    ['before opening: when it closes the same day', '2026-11-24T07:59', '2026-11-24T17:00'],
    ['on Friday: after the weekend', '2026-11-27T15:00', '2026-11-30T15:00'],
    ['on Friday evening', '2026-11-27T19:00', '2026-11-30T17:00'],
    ['on Saturday: Monday', '2026-11-28T12:00', '2026-11-30T17:00'],
    ['on Sunday: Monday', '2026-11-29T23:59', '2026-11-30T17:00'],
    ['before a holiday: the day after it', '2027-01-25T10:00', '2027-01-27T10:00'],
    ['before the break at Christmas: after it', '2026-12-24T11:00', '2027-01-04T11:00'],
    ['in the break: the end of the first day', '2026-12-29T11:00', '2027-01-04T17:00'],
    ['on Easter Saturday', '2027-03-27T11:00', '2027-03-30T17:00'],
    ['on Monday before opening', '2026-11-30T03:00', '2026-11-30T17:00'],
  ])('for a lead that came %s', (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });
});

it.each([
  ['on Christmas Eve', '2026-12-24T18:00', ['2026-12-25', '2027-01-04']],
  ['in the break', '2026-12-29T11:00', ['2026-12-25', '2027-01-04']],
  ['before a holiday on a Tuesday', '2027-01-25T10:00', ['2027-01-26', '2027-01-27']],
  ['on Easter Saturday', '2027-03-27T11:00', ['2027-03-26', '2027-03-30']],
  ['in time to be answered before the break', '2026-12-23T11:00', undefined],
  ['before a weekend like any other', '2026-11-27T19:00', undefined],
])('an enquiry that came %s hears of the holidays in between', (_, received, days) => {
  const at = Date.parse(`${received}+10:00`);
  const found = holidaysBefore(answerDue(at), at);
  const day = (time: number) => new Date(time + 10 * 3_600_000).toISOString().slice(0, 10);
  expect(found && [day(found.from), day(found.reopens)]).toEqual(days);
});

it.each([
  ['in the morning', '2026-11-23T08:00', ['2026-11-24T10:00', '2026-11-24T14:00', '2026-11-25T10:00']],
  ['on Friday', '2026-11-27T23:59', ['2026-11-30T10:00', '2026-11-30T14:00', '2026-12-01T10:00']],
  ['before Christmas', '2026-12-24T11:00', ['2027-01-04T10:00', '2027-01-04T14:00', '2027-01-05T10:00']],
])('who writes %s chooses from three times when the office is open', (_, written, times) => {
  const now = Date.parse(`${written}+10:00`);
  expect(callChoices.map((choice) => callTime(choice, now))).toEqual(
    times.map((time) => Date.parse(`${time}+10:00`)),
  );
});
