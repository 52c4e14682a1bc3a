import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FigureSource } from '@/lib/growth/facts';
import type { GrowthResult, Priority } from '@/lib/growth/result';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';

/** What the analyser is drawn with besides its answer. The server hands it over: neither words nor icons are loaded in the browser. */
export interface GrowthParts {
  words: Messages['business-growth']['result'];
  categories: Messages['business-growth']['categories'];
  icons: Record<Priority | FigureSource | 'fault' | 'open' | 'time', ReactNode>;
  /** Language tag. */
  language: string;
  /** In the language of the reader. */
  contact: string;
}

/** What each part of the result is drawn from. */
export interface GrowthPartProps {
  result: GrowthResult;
  parts: GrowthParts;
}

export function useGrowthParts(locale: Locale): GrowthParts {
  const { result: words, categories } = useMessages()['business-growth'];
  return {
    words,
    categories,
    icons: {
      urgent: <Icon name="octagon-alert" />,
      high: <Icon name="triangle-alert" />,
      medium: <Icon name="clock" />,
      low: <Icon name="lightbulb" />,
      google: <Icon name="map-pin" />,
      website: <Icon name="globe" />,
      typed: <Icon name="users" />,
      fault: <Icon name="octagon-alert" />,
      open: <Icon name="chevron-down" />,
      time: <Icon name="clock" />,
    },
    language: locales[locale].hrefLang,
    contact: localePath(locale, '/contact'),
  };
}
