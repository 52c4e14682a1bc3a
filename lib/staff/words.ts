import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import words from '@/messages/staff/desk.json';

/** The words of the staff desk: in English only, because visitors never see them. */
export const t = createTranslator({ locale: 'en', messages: words });

/** A time in milliseconds since 1970, formatted in the office's time zone. */
export function formatTime(ms: number): string {
  // A no-break space keeps am or pm with the time.
  return time.format(ms).replace(/\s(?=[ap]m$)/, '\u00a0');
}

const time = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** The same without the year, short enough for a sign: the day of the week within six days, otherwise the date. */
export function formatSoon(ms: number, now: number): string {
  const isNear = Math.abs(ms - now) < 6 * 24 * 3_600_000;
  return isNear
    ? near
        .format(ms)
        .replace(/,?\s(?=\d)/, ' ')
        .replace(/\s(?=[ap]m$)/, '\u00a0')
    : far.format(ms);
}

const near = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
});
const far = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: brand.timeZone });

export function formatDay(ms: number): string {
  return day.format(ms);
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: brand.timeZone });
