import { westernDigits } from './dialled-number';
import { namesDay, openAnyway } from './page-words';

/** A number with a decimal point may be a price, so it needs a unit or a second number. */
const time =
  /(?<![\d:.])(?:[01]?\d|2[0-4])(?:[:h]\d{2}(?!\d)|(?:\.\d{2})?\s?(?:[ap]\.?\s?m\b|uhr|godz|ч\.|صبح|ظهر|عصر|بعد[\u200c ]?از[\u200c ]?ظهر|شب|(?:تا|الی)\s?(?:ساعت\s?)?\d|h\b|時|时|시|点)|\.\d{2}\s?[-–]\s?\d{1,2}\.\d{2})|(?<![\d:.])(?:[01]\d|2[0-4])(?:00|15|30|45)\s?[-–]\s?(?:[01]\d|2[0-4])(?:00|15|30|45)(?!\d)/giu;
/** Characters around a time that are searched for a day. */
const NEAR = 60;
const TIMES_READ = 300;

/** Where the first opening hours of a text stand: a time near the name of a day, or words such as "by appointment". */
export function findHours(text: string): { start: number; end: number } | null {
  const western = westernDigits(text);
  let read = 0;
  for (const { index, 0: found } of western.matchAll(time)) {
    if (namesDay(western.slice(Math.max(0, index - NEAR), index + NEAR))) {
      return { start: index, end: index + found.length };
    }
    read += 1;
    if (read >= TIMES_READ) break;
  }
  const anyway = openAnyway.exec(text);
  return anyway && { start: anyway.index, end: anyway.index + anyway[0].length };
}
