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

export function formatDay(ms: number): string {
  return day.format(ms);
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: brand.timeZone });
