import { dayPattern, toNamedDay } from './day-names';
import { westernDigits } from './dialled-number';

const to =
  '\\s?(?:[-–—−〜~]|(?:to|through|thru|until|till?|bis|al?|hasta|até(?: às)?|do|às?|до)(?!\\p{L})|تا(?: ساعت)?|الی|至|到|から)\\s?';
const also = '\\s?(?:[,/&+・、،]|(?:und|and|[yei]|и)(?!\\p{L})|و|と|和)\\s?';
/** Days may follow each other without a sign: "Mon Tue", "月火". */
const list = `(?:${also}|\\s|(?<=[月火水木金土日曜]))`;
/** What a name ends with where every one of these days is meant. */
const every = '(?:\u200c?ها|(?<=\\p{L}{5})s|[- ]feiras?)?';
const day = `(?:${dayPattern})${every}\\.?`;
const half = '[ap]\\.?m\\.?|午前|午後|上午|早上|下午|晚上|صبح|ظهر|بعد[\u200c ]?از[\u200c ]?ظهر|عصر|شب';
const unit = `(?:\\s?(?:${half}|Uhr|godz\\.?|ч\\.?|hrs?|h))?`;
/** As soldiers and hospitals write it: 0900. */
const fourDigits = '(?:[01]\\d|2[0-4])(?:00|15|30|45)(?!\\d)';
const time = `(?:(?:${half})\\s?)?(?:${fourDigits}|\\d{1,2}(?:[:.h時时点]\\d{2}分?|\\s?[時时点])?)${unit}`;
const range = `${time}${to}${time}`;
const between =
  '[)\\]】]?[:,،]?\\s{0,2}(?:(?:from|von|od|de|das|от|с|از(?: ساعت)?|ساعت|w godz(?:\\.|inach)(?: od)?|godz\\.)\\s)?';
/** Adjacent days and times, such as "Mon–Fri 7 am – 5 pm" or "月〜金 9:00〜12:00". Every repetition is bounded. */
const workdays =
  '(?:平日|工作日|weekdays|werktags|dni robocze|(?:días )?laborables|dias úteis|делнични дни|делник|\\bL\\s?(?:[-–]|a)\\s?V(?!\\p{L}))';
const everyDay =
  '(?:daily|every ?day|7 days(?: a week)?|täglich|diariamente|todos los días|todos os dias|codziennie|ежедневно|всеки ден|همه ?روزه|هر ?روز|毎日|每天|每日)';
const days = `${day}(?:(?:${to}|${list})${day}){0,6}`;
const holidays =
  '(?:[・、と]?祝日?|\\s?(?:[,&+]|und|u\\.|and|[yei]|и)\\s?(?:feiertag(?:e|s|en)?|(?:public )?holidays|festivos|feriados|święta|празници))?';
const hours = new RegExp(
  `(?<![\\p{L}\\d])(?<days>(?:${workdays}|${everyDay}|${days})${holidays})${between}(?<times>${range}(?:(?:${also}|\\s)(?:(?:von|de|od|from)\\s)?${range}){0,2})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\d:])`,
  'giu',
);

/** Every hour of a day, in words. */
const allDay =
  '(?:24 ?(?:hours|hrs|Stunden|horas|godzin(?:y|ę)?|часа|ساعت(?:ه)?|時間|小时)|24 ?h|rund um die Uhr|(?:las )?24 horas|całą dobę|денонощно|شبانه[\u200c ]?روز(?:ی)?)';
const allDayOn = new RegExp(
  `(?<![\\p{L}\\d])(?<days>(?:${workdays}|${everyDay}|${days})${holidays})${between}(?:(?:open|geöffnet|abierto|aberto|czynne|отворено)\\s)?${allDay}(?![\\p{L}\\d])`,
  'giu',
);
/** Said of the business itself: "Open 24/7", "Öffnungszeiten: rund um die Uhr", "24時間営業". */
const always = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:(?:always |we are |we’re |we're )?open|hours|geöffnet|Öffnungszeiten|abiertos?|abierta|horario(?: de apertura)?|abertos?|aberta|horário|czynne|otwarte|godziny otwarcia|отворено|работно време|ساعت(?: کاری)?|باز(?: است)?)[:：]?\\s(?:(?:is|ist|es|é|jest|е)\\s)?(?:24/7|24 (?:hours|horas|godziny|часа)(?: (?:a|al|por|na|на) (?:day|día|dia|dobę|ден))?(?:,? 7 (?:days|días|dias|dni)(?: (?:a|a la|por|w) (?:week|semana|tygodniu))?)?|${allDay})|(?<![\\p{L}\\d])(?:24/7|${allDay})\\s(?:open|geöffnet|abiertos?|abert[oa]s?|czynne|otwarte|отворено|باز)|24時間(?:営業|年中無休)|年中無休・?24時間|24小时营业|全天营业)(?![\\p{L}\\d])(?! (?:Uhr|${day}))`,
  'giu',
);
/** Times before days: "9:00–17:00 Mon–Fri", "Open 9am to 5pm on weekdays". */
const preposition = '(?:(?:on|every|from|am|an|von|de|los|da|das|à|às|od|w|we|от|в|във|از|در)\\s)?';
const timesThenDays = new RegExp(
  `(?<![\\p{L}\\d:.–-])(?<times>${range}(?:${also}${range}){0,2})[,;:|]?\\s{0,2}[([]?${preposition}(?<days>(?:${workdays}|${everyDay}|${days})${holidays})[)\\]]?(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\d])`,
  'giu',
);
const daysBefore = new RegExp(
  `(?<![\\p{L}\\d])(?:${workdays}|${everyDay}|${days})${holidays}[.,;|]?${between}$`,
  'iu',
);
/** Further days or times, which belong to what was read, or what was read to them. */
const moreBehind = new RegExp(`^(?:${to}|${also}|[,;|]?\\s{1,2})(?:${day}|${range})`, 'iu');

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

const closed =
  '(?:closed|geschlossen|ruhetage?|cerrad[oa]s?|cerramos|(?:fech|encerr)(?:ad[oa]s?|amos)|nieczynn[eyai]|zamknięt[eyai]|затворено|почив(?:ен ден|ни дни)|descanso|تعطیل|(?:定休|店休|公休|休業|休診|休館|休息)(?:日|(?!日))|お?休み|闭店|閉店|闭馆)';
/** "Tuesday: closed", "Dienstags haben wir geschlossen", "毎週火曜定休". */
const daysThenClosed = new RegExp(
  `(?:(?<![\\p{L}\\d])|(?<=毎週|每周|逢))(?<days>${days})${holidays}[)\\]】]?(?:\\s?[(:=–—-])?\\s{0,2}(?:(?:(?:we )?are|is|(?:haben|ist|sind)(?: wir)?|es|estamos|está|é|jest|jesteśmy|е|сме|は|が)\\s?)?${closed}(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`,
  'giu',
);
/** "Closed on Tuesdays", "Ruhetag: Di", "定休日：毎週火曜日". */
const closedThenDays = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${closed}[)\\]】]?(?:\\s?[:/=–—-])?\\s{0,2}(?:(?:on|every|ist|am|jeden|los|el|l[oa]s|todos os|à|às|aos?|na|we?|в|всеки|روزهای|毎週|每周|逢)\\s?){0,2}(?<days>${days})${holidays}(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
  'giu',
);
/** Then the day is only a date, a part of it, or one of a month. */
const onlyBefore =
  /(?:(?<![\d.:–-])[1-5](?:st|nd|rd|th|\.)|第|first|second|third|fourth|last|other|good|easter|boxing|whit|palm|ersten?|zweiten?|dritten?|letzten?|primer|último|primeir[oa]|wielk[ai]|ostatni|велики|разпети|последн\p{L}{1,4})\s?$/iu;
const onlyAfter =
  /^[^\p{L}\d]{0,4}(?:\d|morning|afternoon|evening|lunch|night|(?:for|from|between|after|until|till|in|during|over|ab|zwischen|wegen|im|vor|nach|desde|por|en|em|między|do|до|от|между)\s|vormittag|mittag|nachmittag|abend|mañana|tarde|noche|manhã|noite|rano|popołud|wieczor|сутрин|следобед|вечер|午前|午後|上午|下午|صبح|عصر|شب)/iu;

/** Days on which visitors read that the business is closed, as schema.org writes them: "Mo-We", "Tu,Su". */
export function listShownClosings(text: string): ShownHours[] {
  const plain = plainText(text);
  return [daysThenClosed, closedThenDays].flatMap((form) =>
    [...plain.matchAll(form)].slice(0, HOURS_READ).flatMap(({ 0: found, index, groups }) => {
      const before = plain.slice(Math.max(0, index - NEAR), index);
      const after = plain.slice(index + found.length, index + found.length + NEAR);
      const schema = readDays(groups?.days ?? '');
      const isCertain = schema !== '' && !onlyBefore.test(before) && !onlyAfter.test(after);
      if (!isCertain || otherHours.test(before) || isSea(before, groups?.days ?? '')) return [];
      return [{ shown: text.slice(index, index + found.length).trim(), schema }];
    }),
  );
}

/** Spanish writes Tuesday like the sea, also in the names of restaurants. */
const isSea = (before: string, days: string) =>
  /^mar\.?$/i.test(days) && /(?<!\p{L})(?:el|del|al)\s$/iu.test(before);

const NEAR = 40;
/** What is announced by these isn't when the business is open. */
const otherHours =
  /(?:phone|emergenc|kitchen|deliver|support|hotline|happy hour|telefon|notdienst|notruf|küche|liefer|anruf|teléfono|cocina|urgencia|telefone|cozinha|entrega|infolini|kuchni|dostaw|dyżur|телефон|кухн|достав|تلفن|پشتیبان|اورژانس|آشپزخانه|受付|電話|ラストオーダー|夜間|客服|电话|急诊)[^.!?。\d]{0,25}$/iu;

function* readLines(text: string): Generator<ShownHours> {
  const plain = plainText(text);
  for (const { start, end, schema } of findLines(plain)) {
    // Removes the full stop of a sentence, but not that of "p.m."
    const shown = text
      .slice(start, end)
      .trim()
      .replace(/(?<!\.m)\.$/i, '');
    const isOther = otherHours.test(plain.slice(Math.max(0, start - NEAR), start));
    yield { shown, schema: isOther ? '' : schema };
  }
}

interface Line {
  start: number;
  end: number;
  schema: string;
}

function findLines(plain: string): Line[] {
  const turned = findTurned(plain);
  // What was read with the days behind it isn't read with those before it.
  const rest = turned.reduce((text, { start, end }) => blank(text, start, end), plain);
  const read = (pattern: RegExp, toSchema: (groups: Record<string, string>) => string): Line[] =>
    [...rest.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
      start: index,
      end: index + found.length,
      schema: toSchema(groups),
    }));
  const ordinary = read(hours, ({ days = '', times = '' }) => readWithCertainty(days, times));
  const allDays = [
    ...read(allDayOn, ({ days = '' }) => toAllDay(readDays(days))),
    ...read(always, () => toAllDay('Mo-Su')),
  ].filter(({ end }) => !otherService.test(plain.slice(end, end + NEAR)));
  return [...turned, ...ordinary, ...allDays]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, index, lines) => index === 0 || start >= (lines[index - 1]?.end ?? 0));
}

/** Lines with times before days, where nothing says that the times belong to days before them, or the days to times behind. */
function findTurned(plain: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: found, index, groups } of plain.matchAll(timesThenDays).take(HOURS_READ)) {
    const end = index + found.length;
    const isAfterOne =
      lines.at(-1) !== undefined && /^[\s,;|·.]{0,4}$/.test(plain.slice(lines.at(-1)?.end, index));
    const isOfDaysBefore = !isAfterOne && daysBefore.test(plain.slice(Math.max(0, index - NEAR), index));
    const schema = isOfDaysBefore ? '' : readWithCertainty(groups?.days ?? '', groups?.times ?? '');
    if (schema !== '') lines.push({ start: index, end, schema });
  }
  // A row of them ends with its days: "9:00–17:00 Mon, 10:00–14:00" doesn't.
  const isOpen = ({ end }: Line, index: number): boolean => {
    const next = lines[index + 1];
    const isFollowed = next !== undefined && /^[\s,;|·.]{0,4}$/.test(plain.slice(end, next.start));
    return isFollowed ? isOpen(next, index + 1) : moreBehind.test(plain.slice(end, end + NEAR));
  };
  return lines.filter((line, index) => !isOpen(line, index));
}

function blank(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${'\0'.repeat(end - start)}${text.slice(end)}`;
}

function toAllDay(days: string): string {
  return days === '' ? '' : `${days} 00:00-24:00`;
}

/** What is there around the clock isn't the business: "24/7 support", "open 24 hours for emergencies". */
const otherService =
  /^[^.!?。\n]{0,20}(?:support|hotline|emergenc|phone|online|monitoring|service|chat|notdienst|notruf|erreichbar|urgencia|soporte|suporte|teléfono|telefone|pogotowie|telefon|dyżur|notice|repl(?:y|ies)|antwort|deliver|liefer|vorher|antes|entrega|dostaw|спешн|телефон|поддръжка|پشتیبان|اورژانس|受付|電話|客服|电话)/iu;

/** The wide forms of digits and signs, and Arabic letters from some keyboards, are as long as those that replace them. */
function plainText(text: string): string {
  return westernDigits(text).replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

function readWithCertainty(namedDays: string, namedTimes: string): string {
  // "Fr. 9-12" may be a price, "Mar 10-15" March, "月 3～5" three times a month.
  const isNamed =
    /\p{L}{3}|^L/u.test(namedDays) && !/^mar\b/i.test(namedDays) && !/\p{Script=Han}/u.test(namedDays);
  if (!isNamed && !/\d[:.h時时点]|\p{L}/iu.test(namedTimes)) return '';
  const days = readDays(namedDays);
  const times = readTimes(namedTimes);
  return days && times ? `${days} ${times}` : '';
}

/** Days of the working week. */
const isWorkdays = new RegExp(`^${workdays}`, 'iu');
const isEveryDay = new RegExp(`^${everyDay}`, 'iu');
const nextDay = new RegExp(
  `(?:(?<to>${to})|${list})?(?<name>${dayPattern})${every}(?![\\p{Script=Latin}\\p{Script=Cyrillic}])\\.?`,
  'giuy',
);

/** "Mo-Fr" or "Mo,Tu,Th"; '' if a word only looks like a day. */
function readDays(text: string): string {
  if (isWorkdays.test(text)) return 'Mo-Fr';
  if (isEveryDay.test(text)) return 'Mo-Su';
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
    // A bar closes after midnight.
    const isNight = opens >= '16' && closes <= '06:00';
    return opens !== '' && closes !== '' && (opens < closes || isNight) ? `${opens}-${closes}` : '';
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
  const [whole, hours = '', minutes = ''] = /(?<!\d)(\d{2})(\d{2})(?!\d)/.exec(text) ?? [];
  if (whole) return { hour: Number(hours), minute: minutes, half: '' };
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
