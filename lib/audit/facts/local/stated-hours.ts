import { readPropertyValues, readTexts } from '../structured-data/item-values';
import type { StructuredItem } from '../structured-data/structured-item';

const weekdays: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Opening hours by day, such as "08:00-17:00"; a day may have several. */
export type DayHours = ReadonlyMap<string, readonly string[]>;

const line =
  /^\s*([A-Z][a-z](?:\s?[-–,]\s?[A-Z][a-z])*)\s+(\d{1,2}:\d{2})(?::\d{2})?\s?[-–]\s?(\d{1,2}:\d{2})/;

/** The hours that structured data states for a business, without those of a season. https://schema.org/openingHours */
export function statedHours(business: StructuredItem, items: readonly StructuredItem[]): DayHours {
  const hours = new Map<string, string[]>();
  const add = (days: readonly string[], times: string) => {
    for (const day of days) hours.set(day, [...(hours.get(day) ?? []), times]);
  };
  for (const text of readTexts(business, 'openingHours', items)) {
    const [days, times] = readHoursLine(text);
    add(days, times);
  }
  for (const value of readPropertyValues(business, 'openingHoursSpecification', items)) {
    if (typeof value === 'string' || value.properties.validFrom || value.properties.validThrough) continue;
    const [opens = '', closes = ''] = ['opens', 'closes'].map((name) =>
      clock(readTexts(value, name, items)[0] ?? ''),
    );
    const days = readTexts(value, 'dayOfWeek', items).flatMap((day) => toWeekday(day) ?? []);
    if (opens !== '' && closes !== '') add(days, `${opens}-${closes}`);
  }
  return hours;
}

/** "Mo-Fr 08:00-17:00": its days and its times; no days if it can't be read. */
export function readHoursLine(text: string): [days: string[], times: string] {
  const [, days = '', opens = '', closes = ''] = line.exec(text) ?? [];
  const named = days.split(',').flatMap((part) => {
    const [first, last] = part.split(/[-–]/).map((day) => weekdays.indexOf(day.trim()));
    if (first === undefined || first < 0) return [];
    return weekdays.slice(first, (last === undefined || last < first ? first : last) + 1);
  });
  return [named, `${clock(opens)}-${clock(closes)}`];
}

function toWeekday(day: string): string | undefined {
  const name = day.replace(/^.*[/#:]/, '').slice(0, 2);
  return weekdays.find((each) => each.toLowerCase() === name.toLowerCase());
}

/** "8:00:00" becomes "08:00"; '' if it is no time. */
function clock(time: string): string {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hour === '' ? '' : `${hour.padStart(2, '0')}:${minute}`;
}
