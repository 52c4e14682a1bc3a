import { dayPattern, toNamedDay } from './day-names';
import { westernDigits } from './dialled-number';

const to = '\\s?(?:[-–—−〜~]|to|bis|al?|do|à|до|تا(?: ساعت)?|الی|至|到|から)\\s?';
const also = '\\s?(?:[,/&+・、،]|und|and|[yei]|и|و)\\s?';
/** Days may follow each other without a sign: "Mon Tue", "月火". */
const list = `(?:${also}|\\s|(?<=[月火水木金土日曜]))`;
const day = `(?:${dayPattern})(?:\u200c?ها)?\\.?`;
const half = '[ap]\\.?m\\.?|午前|午後|上午|早上|下午|晚上|صبح|ظهر|بعد[\u200c ]?از[\u200c ]?ظهر|عصر|شب';
const unit = `(?:\\s?(?:${half}|Uhr|godz\\.?|ч\\.?|h))?`;
const time = `(?:(?:${half})\\s?)?\\d{1,2}(?:[:.h時时点]\\d{2}分?|\\s?[時时点])?${unit}`;
const range = `${time}${to}${time}`;
const between =
  '[)\\]】]?[:,،]?\\s{0,2}(?:(?:from|von|od|de|das|от|از(?: ساعت)?|ساعت|w godz(?:\\.|inach)(?: od)?|godz\\.)\\s)?';
/** Adjacent days and times, such as "Mon–Fri 7 am – 5 pm" or "月〜金 9:00〜12:00". Every repetition is bounded. */
const hours = new RegExp(
  `(?<![\\p{L}\\d])(?<days>(?:平日|工作日|${day}(?:(?:${to}|${list})${day}){0,6})(?:[・、]?祝日?)?)${between}(?<times>${range}(?:(?:${also}|\\s)(?:(?:von|de|od|from)\\s)?${range}){0,2})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\d:])`,
  'giu',
);

const HOURS_READ = 20;

interface ShownHours {
  /** As visitors read them. */
  shown: string;
  /** '' unless they can be read with certainty. */
  schema: string;
}

/** The first line of opening hours in the visible text; '' unless they are in the usual form. */
export function shownHours(text: string): string {
  return readLines(text).next().value?.shown ?? '';
}

/** All lines of opening hours in the visible text, as schema.org writes them, that can be read with certainty. */
export function listShownHours(text: string): ShownHours[] {
  return readLines(text)
    .filter(({ schema }) => schema !== '')
    .take(HOURS_READ)
    .toArray();
}

/**
 * Converts shown hours to schema.org's openingHours, such as "Mo-Fr 07:00-17:00"; '' unless they can be read with
 * certainty. https://schema.org/openingHours
 */
export function schemaHours(shown: string): string {
  return readLines(shown).next().value?.schema ?? '';
}

const NEAR = 40;
/** What is announced by these isn't when the business is open. */
const otherHours =
  /(?:phone|emergenc|kitchen|deliver|support|hotline|happy hour|telefon|notdienst|notruf|küche|liefer|anruf|teléfono|cocina|urgencia|telefone|cozinha|entrega|infolini|kuchni|dostaw|dyżur|телефон|кухн|достав|تلفن|پشتیبان|اورژانس|آشپزخانه|受付|電話|ラストオーダー|夜間|客服|电话|急诊)[^.!?。\d]{0,25}$/iu;

function* readLines(text: string): Generator<ShownHours> {
  // The wide forms of digits and signs, and Arabic letters from some keyboards, are as long as those that replace them.
  const plain = westernDigits(text).replaceAll('ي', 'ی').replaceAll('ك', 'ک');
  for (const { 0: found, index, groups } of plain.matchAll(hours)) {
    // Removes the full stop of a sentence, but not that of "p.m."
    const shown = text
      .slice(index, index + found.length)
      .trim()
      .replace(/(?<!\.m)\.$/i, '');
    const isOther = otherHours.test(plain.slice(Math.max(0, index - NEAR), index));
    yield { shown, schema: isOther ? '' : readWithCertainty(groups?.days ?? '', groups?.times ?? '') };
  }
}

function readWithCertainty(namedDays: string, namedTimes: string): string {
  // "Fr. 9-12" may be a price, "Mar 10-15" March, "月 3～5" three times a month.
  const isNamed =
    /\p{L}{3}/u.test(namedDays) && !/^mar\b/i.test(namedDays) && !/\p{Script=Han}/u.test(namedDays);
  if (!isNamed && !/\d[:.h時时点]|\p{L}/iu.test(namedTimes)) return '';
  const days = readDays(namedDays);
  const times = readTimes(namedTimes);
  return days && times ? `${days} ${times}` : '';
}

/** Days of the working week. */
const isWorkdays = /^(?:平日|工作日)/;
const nextDay = new RegExp(`(?:(?<to>${to})|${list})?(?<name>${dayPattern})(?:\u200c?ها)?\\.?`, 'giuy');

/** "Mo-Fr" or "Mo,Tu,Th"; '' if a word only looks like a day. */
function readDays(text: string): string {
  if (isWorkdays.test(text)) return 'Mo-Fr';
  let days = '';
  for (const { groups } of text.matchAll(nextDay)) {
    const day = toNamedDay(groups?.name ?? '');
    if (!day) return '';
    if (days !== '') days += groups?.to ? '-' : ',';
    days += day;
  }
  return days;
}

const eachRange = new RegExp(`(${time})${to}(${time})`, 'giu');

/** "09:00-12:00,14:00-18:00"; '' for times that aren't certain. */
function readTimes(text: string): string {
  const ranges = [...text.matchAll(eachRange)].map(([, from = '', until = '']) => {
    const start = readTime(from);
    const end = readTime(until);
    if (!start || !end) return '';
    // "1–5 pm" begins in the afternoon, "9–5 pm" in the morning.
    if (start.half === '' && end.half === 'p' && start.hour % 12 <= end.hour % 12) return '';
    const opens = clock(start);
    const closes = clock({ ...end, half: end.half || (start.half === 'p' && end.hour < 12 ? 'p' : '') });
    return opens !== '' && closes !== '' && opens < closes ? `${opens}-${closes}` : '';
  });
  return ranges.includes('') ? '' : ranges.join(',');
}

interface Time {
  hour: number;
  minute: string;
  /** '' for a time of 24 hours. */
  half: 'a' | 'p' | '';
}

const morning = /a\.?m|午前|上午|早上|صبح/i;
const afternoon = /p\.?m|午後|下午|晚上|ظهر|عصر|شب/i;

/** Null for what may be a date, such as "12.10", or midnight. */
function readTime(text: string): Time | null {
  const [, hour = '', sign = '', minute = '00'] = /(\d{1,2})(?:([:.h時时点])(\d{2}))?/i.exec(text) ?? [];
  if (sign === '.' && !/^(?:00|15|30|45)$/.test(minute)) return null;
  if (/شب|晚上/.test(text) && hour === '12') return null;
  const half = morning.test(text) ? 'a' : afternoon.test(text) ? 'p' : '';
  return { hour: Number(hour), minute, half };
}

/** '' for an impossible time. */
function clock({ hour, minute, half }: Time): string {
  if (hour > (half ? 12 : 24) || Number(minute) > 59) return '';
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
