import { dayMs } from '@/lib/durations';
import { dateFormat } from './format-day';
import { type Locale, locales } from './locales';

/** Any Monday, to derive the days of the week from. */
const monday = Date.UTC(2024, 0, 1);
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export interface OpeningHours {
  firstDay: (typeof week)[number];
  lastDay: (typeof week)[number];
  /** `09:00`. */
  opens: string;
  closes: string;
}

/** Days and hours in the language's format of ranges, which break after a dash at most: `Monday – Friday` and `9:00 am – 5:00 pm`. */
export function formatOpeningHours(locale: Locale, { firstDay, lastDay, opens, closes }: OpeningHours) {
  const tag = locales[locale].hrefLang;
  const days = dateFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const hours = dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    // A line may end with the dash, so no fixed space after it, which would begin the next line.
    days: unbroken(days.formatRange(getWeekday(firstDay), getWeekday(lastDay))).replace('–\u00a0', '– '),
    // Japanese times as on shop doors (`9:00`), not in words. Word joiners at the dash.
    hours: unbroken(hours.formatRange(parseTimeOfDay(opens), parseTimeOfDay(closes)))
      .replace(/(\d{1,2})時(\d{1,2})分/g, '$1:$2')
      .replace(/(?<=\d)[–～](?=\d)/, '\u2060$&\u2060'),
  };
}

/**
 * A range for a page, where it doesn't end a line with its dash. Portuguese days have a hyphen, where they would break
 * instead, and stay as they are.
 */
export function keepOnLine(range: string): string {
  return range.includes('-') ? range : range.replace(/–\s/g, '–\u2060\u00a0');
}

/** The days of the week from one to another, in their order. */
export function daysFrom({ firstDay, lastDay }: Pick<OpeningHours, 'firstDay' | 'lastDay'>) {
  return week.slice(week.indexOf(firstDay), week.indexOf(lastDay) + 1);
}

/** With one kind of space: the thin ones of Intl break a line, and aren't in the font files that every page has. */
function unbroken(text: string): string {
  return text.replace(/\s/g, '\u00a0');
}

function getWeekday(day: (typeof week)[number]): Date {
  return new Date(monday + week.indexOf(day) * dayMs);
}

function parseTimeOfDay(time: string): Date {
  return new Date(`2024-01-01T${time}:00Z`);
}
