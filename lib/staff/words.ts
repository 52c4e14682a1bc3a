import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import words from '@/messages/staff/desk.json';

/** The words of the desk. They are in English only, because visitors never see them; so they are with the staff mails. */
export const t = createTranslator({ locale: 'en', messages: words });

/** A moment in the office's time. */
export function formatTime(ms: number): string {
  // No line ends between the time and its am or pm.
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
