import { readPropertyValues, readTexts } from '../structured-data/item-values';
import type { StructuredItem } from '../structured-data/structured-item';
import { type Weekday, weekdays } from './day-names';

/** Opening hours by day, such as "08:00-17:00"; a day may have several. */
export type DayHours = ReadonlyMap<string, readonly string[]>;

const day =
  '(?:mo(?:n(?:day)?)?|tu(?:es?(?:day)?)?|we(?:d(?:nesday)?)?|th(?:u(?:rs?(?:day)?)?)?|fr(?:i(?:day)?)?|sa(?:t(?:urday)?)?|su(?:n(?:day)?)?)(?![a-z])';
const time =
  '(?:(?:[01]\\d|2[0-4])[0-5]\\d(?!\\d)|\\d{1,2}(?:[:.]\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?|\\s?[ap]\\.?m\\.?))';
const range = `${time}\\s?[-–]\\s?${time}`;
const oneRange = new RegExp(range, 'gi');
/** Days without hours are open around the clock. */
const daysAlone = new RegExp(`^\\s{0,5}(${day}(?:\\s?[-–,]\\s?${day}){0,7})\\s{0,5}$`, 'i');
/** Days and their times. A line may have several: "Mo-Fr 09:00-12:00,14:00-18:00 Sa 09:00-12:00". */
const group = new RegExp(
  `(${day}(?:\\s?[-–,]\\s?${day}){0,7}):?\\s{1,3}(${range}(?:(?:\\s?[,;]\\s?|\\s)${range}){0,3})`,
  'gi',
);

/** The hours that structured data states for a business, without those of a season. https://schema.org/openingHours */
export function statedHours(business: StructuredItem, items: readonly StructuredItem[]): DayHours {
  const hours = new Map<string, string[]>();
  const add = (days: readonly string[], times: string) => {
    for (const day of days) hours.set(day, [...new Set([...(hours.get(day) ?? []), times])]);
  };
  for (const text of readTexts(business, 'openingHours', items)) {
    for (const [days, times] of readHoursLine(text)) add(days, times);
  }
  for (const value of readPropertyValues(business, 'openingHoursSpecification', items)) {
    if (typeof value === 'string' || value.properties.validFrom || value.properties.validThrough) continue;
    const [opens = '', closes = ''] = ['opens', 'closes'].map((name) =>
      clock(readTexts(value, name, items)[0] ?? ''),
    );
    const days = readTexts(value, 'dayOfWeek', items).flatMap((day) => toWeekday(day) ?? []);
    // Google's way to say that a day is closed.
    const isClosed = opens === '00:00' && closes === '00:00';
    if (opens !== '' && closes !== '' && !isClosed) add(days, toRange(opens, closes));
  }
  return hours;
}

/** The days of each group of a line and one of their times: "Mo-Fr 08:00-17:00". Weeks may begin on any day: "Sa-Th". */
export function readHoursLine(text: string): [days: string[], times: string][] {
  if (/^\s{0,5}24\s?\/\s?7\s{0,5}$/.test(text)) return [[[...weekdays], ALL_DAY]];
  const [, always] = daysAlone.exec(text.slice(0, LONGEST)) ?? [];
  if (always) return [[always.split(',').flatMap(listDays), ALL_DAY]];
  return [...text.slice(0, LONGEST).matchAll(group)].flatMap(([, named = '', times = '']) => {
    const days = named.split(',').flatMap(listDays);
    return (times.match(oneRange) ?? []).map((time): [string[], string] => {
      const [opens = '', closes = ''] = time.split(/[-–]/);
      return [days, toRange(clock(opens), clock(closes))];
    });
  });
}

const LONGEST = 500;
const ALL_DAY = '00:00-24:00';

/** Google writes the end of a whole day as 23:59. */
function toRange(opens: string, closes: string): string {
  return opens === '00:00' && closes === '23:59' ? ALL_DAY : `${opens}-${closes}`;
}

/** "Fr-Mo" is four days. */
function listDays(part: string): readonly string[] {
  const [first = -1, last = first] = part
    .split(/[-–]/)
    .map((name) => toWeekday(name.trim()))
    .map((day) => (day ? weekdays.indexOf(day) : -1));
  if (first < 0 || last < 0) return [];
  const week = [...weekdays, ...weekdays];
  return week.slice(first, (last < first ? last + weekdays.length : last) + 1);
}

function toWeekday(day: string): Weekday | undefined {
  const name = day.replace(/^.*[/#:]/, '').slice(0, 2);
  return weekdays.find((each) => each.toLowerCase() === name.toLowerCase());
}

/** "8:00:00" becomes "08:00"; '' if it is no time. */
function clock(time: string): string {
  const [, hour = '', minute = '00', half] =
    /^\s*(\d{2})(\d{2})(?!\d)/.exec(time) ??
    /^\s*(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s?([ap])?/i.exec(time) ??
    [];
  if (hour === '' || !/[:.]|[ap]|\d{4}/i.test(time)) return '';
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
