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

/** Milliseconds of office hours between two times. */
export function officeHoursBetween(from: number, to: number): number {
  const [start, end] = [from + officeOffsetMs, to + officeOffsetMs];
  let sum = 0;
  for (let day = Math.floor(start / dayMs); day * dayMs < end; day += 1) {
    if (!isOpenOn(day)) continue;
    const opens = Math.max(day * dayMs + opensMs, start);
    const closes = Math.min(day * dayMs + closesMs, end);
    sum += Math.max(0, closes - opens);
  }
  return sum;
}

/** The last time until now at which the office opened. */
export function lastOpening(now: number): number {
  let day = Math.floor((now + officeOffsetMs - opensMs) / dayMs);
  while (!isOpenOn(day)) day -= 1;
  return day * dayMs + opensMs - officeOffsetMs;
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
export function isHoliday(day: number): boolean {
  return isUsuallyOpen(day) && isClosedDay(new Date(day * dayMs).toISOString().slice(0, 10));
}

function parseHours(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours + minutes / 60) * hourMs;
}
