const day =
  '(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)[a-z]{0,6}|Mo|Di|Mi|Do|Fr|Sa|So|Lun|Mar|Mié|Jue|Vie|Sáb|Dom|Seg|Ter|Qua|Qui|Sex|Pon|Wt|Śr|Czw|Pt|Sob|Ndz|Пн|Вт|Ср|Чт|Пт|Сб|Нд';
const time = '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?';
const to = '\\s?(?:[-–—]|to|bis|a|do|до)\\s?';
/** Adjacent days and times, such as "Mon–Fri 7 am – 5 pm". Every repetition is bounded. */
const hours = new RegExp(
  `(?<!\\p{L})(?:${day})\\.?(?:${to}(?:${day})\\.?)?[,:]?\\s{0,2}(?:from\\s)?${time}${to}${time}(?:\\s?Uhr)?(?![\\p{L}\\d])`,
  'giu',
);

/** The first line of opening hours in the visible text; '' unless they are in the usual form. */
export function shownHours(text: string): string {
  // Removes the full stop of a sentence, but not that of "p.m."
  return (
    text
      .matchAll(hours)
      .next()
      .value?.[0].trim()
      .replace(/(?<!\.m)\.$/i, '') ?? ''
  );
}

const HOURS_READ = 20;

/** All lines of opening hours in the visible text, as schema.org writes them, that can be read with certainty. */
export function listShownHours(text: string): { shown: string; schema: string }[] {
  const found: { shown: string; schema: string }[] = [];
  for (const [shown] of text.matchAll(hours)) {
    const schema = schemaHours(shown.trim());
    if (schema !== '') found.push({ shown: shown.trim(), schema });
    if (found.length >= HOURS_READ) break;
  }
  return found;
}

const schemaDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const englishDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const english =
  /^([a-z]{3,9})\.?(?:\s?(?:[-–—]|to)\s?([a-z]{3,9})\.?)?[,:]?\s{0,2}(?:from\s)?(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?\.?m?\.?\s?(?:[-–—]|to)\s?(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?\.?m?\.?$/i;

/**
 * Converts shown hours to schema.org's openingHours, such as "Mo-Fr 07:00-17:00"; '' unless they can be read with
 * certainty. https://schema.org/openingHours
 */
export function schemaHours(shown: string): string {
  const match = english.exec(shown);
  if (!match) return '';
  const [, first = '', last, fromHour = '', fromMinute, fromHalf, toHour = '', toMinute, toHalf] = match;
  const start = dayName(first);
  const end = last ? dayName(last) : undefined;
  const opens = clock(fromHour, fromMinute, fromHalf);
  const closes = clock(toHour, toMinute, toHalf);
  if (!start || (last && !end) || !opens || !closes || opens >= closes) return '';
  return `${end ? `${start}-${end}` : start} ${opens}-${closes}`;
}

function dayName(word: string): string | undefined {
  return schemaDays[englishDays.indexOf(word.slice(0, 3).toLowerCase())];
}

/** '' for an impossible time. Without am or pm, the hour is taken as 24-hour time. */
function clock(hour: string, minute = '00', half?: string): string {
  const givenHour = Number(hour);
  if (givenHour > (half ? 12 : 24) || Number(minute) > 59) return '';
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half ? (givenHour % 12) + (isAfternoon ? 12 : 0) : givenHour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
