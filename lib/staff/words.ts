import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { dayMs } from '@/lib/durations';
import { formatters } from '@/lib/i18n/format';
import words from '@/messages/staff/desk.json';

/** The words of the staff desk: in English only, because visitors never see them. */
export const t = createTranslator({ locale: 'en', messages: words });

const { price } = formatters('en');

/** A sum in cents, with cents only if there are any. */
export function formatMoney(cents: number): string {
  return price(cents / 100);
}

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

/**
 * The same, short enough for a sign: the day of the week within six days, otherwise the date, with its year where it isn't
 * this one.
 */
export function formatSoon(ms: number, now: number): string {
  const isNear = Math.abs(ms - now) < 6 * dayMs;
  return isNear
    ? near
        .format(ms)
        .replace(/,?\s(?=\d)/, ' ')
        .replace(/\s(?=[ap]m$)/, '\u00a0')
    : (year.format(ms) === year.format(now) ? far : farther).format(ms);
}

const near = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
});
const far = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: brand.timeZone });
const farther = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: brand.timeZone,
});
const year = new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: brand.timeZone });

export function formatDay(ms: number): string {
  return day.format(ms);
}

/** A day (`2026-12-25`) in full, as in a question about it: Friday, 25 December 2026. */
export function formatFullDay(isoDay: string): string {
  return fullDay.format(Date.parse(isoDay));
}

const fullDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: brand.timeZone });
