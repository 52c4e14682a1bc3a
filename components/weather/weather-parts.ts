import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import type { SkyPicture } from '@/lib/weather/sky-picture';

/** The tool's words, server-rendered pictures and formats. */
export interface WeatherParts {
  words: Pick<Messages['weather'], 'places' | 'loading' | 'card' | 'trade' | 'fault'>;
  icons: Record<SkyPicture | 'fault' | 'idea', ReactNode>;
  /** Tag of the page's language. */
  language: string;
  /** Time zone of the office. */
  timeZone: string;
}
