import { brand } from '@/lib/config/brand';
import { isClosedDay } from '@/lib/config/holidays';
import { dayMs, hourMs } from '@/lib/durations';

/** Brisbane has no daylight saving. */
export const officeOffsetMs = 10 * hourMs;
/** 1 January 1970 was a Thursday, the day 4 of a week that begins on Sunday. */
const firstWeekday = 4;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const firstOpen = dayNames.indexOf(brand.openingHours.firstDay);
const lastOpen = dayNames.indexOf(brand.openingHours.lastDay);
/** Since midnight. */
export const opensMs = parseHours(brand.openingHours.opens);
export const closesMs = parseHours(brand.openingHours.closes);

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

/** `day`: days since 1970 in the office's time zone. */
export function isOpenOn(day: number): boolean {
  return isUsuallyOpen(day) && !isHoliday(day);
}

function isUsuallyOpen(day: number): boolean {
  const weekday = (day + firstWeekday) % 7;
  return weekday >= firstOpen && weekday <= lastOpen;
}

/** Whether it is closed on a day on which it is usually open. */
function isHoliday(day: number): boolean {
  return isUsuallyOpen(day) && isClosedDay(new Date(day * dayMs).toISOString().slice(0, 10));
}

function parseHours(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours + minutes / 60) * hourMs;
}
