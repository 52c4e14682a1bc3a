import type { RecommendationSet } from '@/lib/ai-recommendations/recommendation-set';
import { fill } from '@/lib/i18n/fill';
import { formatDay } from '@/lib/i18n/format-day';
import type { AdviceTexts } from './use-advice-texts';

/** A sentence that says which engine answered, and when. */
export function answeredBy(
  { engine, generatedAt }: Pick<RecommendationSet, 'engine' | 'generatedAt'>,
  { words, language, timeZone }: Pick<AdviceTexts, 'words' | 'language' | 'timeZone'>,
): string {
  const day = formatDay(language, timeZone, new Date(generatedAt));
  return fill(words.list[engine], { day });
}
