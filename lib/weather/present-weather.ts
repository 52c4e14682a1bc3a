import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { Condition } from './conditions';
import type { WeatherReading } from './reading';

/** A reading with words in the reader's language, as GET /api/weather returns it. */
export async function presentWeather(
  { reading, suggestions }: { reading: WeatherReading; suggestions: string[] },
  locale: Locale,
) {
  const { wording, ...facts } = reading;
  const words = await conditionWords(locale);
  // The provider's description is in English; for other languages there are our words for the condition.
  const description = (locale === defaultLocale && wording) || words[reading.condition];
  const { temperature, icon } = reading;
  return {
    ...facts,
    description,
    summary: { temperature: Math.round(temperature) + 0, description, icon },
    suggestions,
  };
}

/** Loads only one file, not the messages of all pages. */
async function conditionWords(locale: Locale): Promise<Record<Condition, string>> {
  const file: { default: Record<Condition, string> } = await import(
    `@/messages/${locale}/weather-conditions.json`
  );
  return file.default;
}
