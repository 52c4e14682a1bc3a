import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import type { SkyPicture } from '@/lib/weather/sky-picture';

/** What the page draws on the server and the tool's parts need: words, pictures, and how to write figures. */
export interface WeatherParts {
  words: Pick<Messages['weather'], 'places' | 'loading' | 'card' | 'trade' | 'fault'>;
  icons: Record<SkyPicture | 'fault' | 'idea', ReactNode>;
  /** Tag of the page's language. */
  language: string;
  /** Of the office. */
  timeZone: string;
}
