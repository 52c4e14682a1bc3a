import type { Messages } from '@/lib/i18n/messages';

/** The tool's words and formats. */
export interface WeatherTexts {
  words: Pick<Messages['weather'], 'places' | 'loading' | 'card' | 'trade' | 'fault'>;
  /** Tag of the page's language. */
  language: string;
  /** Time zone of the office. */
  timeZone: string;
}
