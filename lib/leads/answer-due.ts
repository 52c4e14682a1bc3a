import { dayMs } from '@/lib/durations';
import { closesMs, isHoliday, isOpenOn, officeOffsetMs, opensMs } from './office-hours';

/**
 * When a lead has to be answered, in milliseconds since 1970: pages promise an answer within 24 hours on working days.
 * Weekends, holidays and the break at Christmas don't count, and if the office is closed then, it is the last moment before at which it is open.
 */
export function answerDue(receivedAt: number): number {
  const received = receivedAt + officeOffsetMs;
  let day = Math.floor(received / dayMs);
  let time = received - day * dayMs;
  if (!isOpenOn(day)) {
    while (!isOpenOn(day)) day += 1;
    time = 0;
  }
  do day += 1;
  while (!isOpenOn(day));
  if (time < opensMs) {
    do day -= 1;
    while (!isOpenOn(day));
    time = closesMs;
  }
  return day * dayMs + Math.min(time, closesMs) - officeOffsetMs;
}

/**
 * The holidays for which an enquiry waits longer than a weekend: the first day on which the office would usually be open, and
 * when it opens again, in milliseconds since 1970; undefined if there are none until it is due.
 */
export function holidaysBefore(
  due: number,
  receivedAt: number,
): { from: number; reopens: number } | undefined {
  const lastDay = Math.floor((due + officeOffsetMs) / dayMs);
  let day = Math.floor((receivedAt + officeOffsetMs) / dayMs);
  while (day <= lastDay && !isHoliday(day)) day += 1;
  if (day > lastDay) return undefined;
  let from = day;
  for (let before = day - 1; !isOpenOn(before); before -= 1) if (isHoliday(before)) from = before;
  while (!isOpenOn(day)) day += 1;
  return { from: from * dayMs + opensMs - officeOffsetMs, reopens: day * dayMs + opensMs - officeOffsetMs };
}
