import { defineCheck, notApplicable, passed } from '../../check';
import { localFacts } from '../../facts/local/local-facts';
import { namesDay, openAnyway } from '../../facts/local/page-words';
import { westernDigits } from '../../facts/local/phone-numbers';
import { hasValue } from '../../facts/structured-data/item-values';

const inData = ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification'] as const;
/** A number with a decimal point may be a price, so it needs a unit or a second number. */
const time =
  /(?<![\d:.])(?:[01]?\d|2[0-4])(?:[:h]\d{2}(?!\d)|(?:\.\d{2})?\s?(?:[ap]\.?\s?m\b|uhr|godz|ч\.|صبح|ظهر|عصر|بعد[\u200c ]?از[\u200c ]?ظهر|شب|(?:تا|الی)\s?(?:ساعت\s?)?\d|h\b|時|时|시|点)|\.\d{2}\s?[-–]\s?\d{1,2}\.\d{2})/giu;
/** Characters around a time that are searched for a day. */
const NEAR = 60;
const TIMES_READ = 300;

/** Opening hours, in structured data or in the text. */
export const openingHours = defineCheck({
  id: 'opening-hours',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://schema.org/openingHoursSpecification',
  seenIn: 'html',
  needsHtml: true,
  needs: ['client-rendered'],
  lostWith: ['structured-data'],
  reasons: ['missing'],
  run: ({ page }) => {
    if (!page.html) return notApplicable;
    const { businesses, isLocal } = localFacts(page.html);
    if (!isLocal) return notApplicable;
    if (businesses.some((business) => inData.some((name) => hasValue(business, name)))) return passed;
    return showsHours(page.html.text) ? passed : { status: 'failed', reason: 'missing' };
  },
});

function showsHours(text: string): boolean {
  if (openAnyway.test(text)) return true;
  const western = westernDigits(text);
  let read = 0;
  for (const { index } of western.matchAll(time)) {
    if (namesDay(western.slice(Math.max(0, index - NEAR), index + NEAR))) return true;
    read += 1;
    if (read >= TIMES_READ) return false;
  }
  return false;
}
