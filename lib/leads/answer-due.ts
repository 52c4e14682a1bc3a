import { brand } from '@/lib/config/brand';
import { isClosedDay } from '@/lib/config/closed-days';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
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

/** `day`: days since 1970 in the office's time zone. */
export function isOpenOn(day: number): boolean {
  const weekday = (day + firstWeekday) % 7;
  const isUsual = weekday >= firstOpen && weekday <= lastOpen;
  return isUsual && !isClosedDay(new Date(day * dayMs).toISOString().slice(0, 10));
}

function parseHours(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours + minutes / 60) * hourMs;
}
