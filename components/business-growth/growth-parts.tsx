import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { KeepParts } from '@/components/results/keep-actions';
import { useKeepParts } from '@/components/results/use-keep-parts';
import { Icon } from '@/components/ui/icon';
import { firm } from '@/lib/content/firm';
import type { FigureSource } from '@/lib/growth/facts';
import type { GrowthResult, Priority } from '@/lib/growth/result';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';

/** Words, icons and links of the analyser, passed from the server, so that the browser loads neither messages nor icons. */
export interface GrowthParts {
  words: Messages['business-growth']['result'];
  categories: Messages['business-growth']['categories'];
  /** Heading of the closing offer. */
  offer: string;
  /** Words of the audit's bar. */
  repair: Record<'contact' | 'chapters', string>;
  icons: Record<Priority | FigureSource | 'fault' | 'open' | 'time', ReactNode>;
  /** Language tag. */
  language: string;
  /** Path of the contact page in the reader's language. */
  contact: string;
  /** Path of the audit in the reader's language. */
  audit: string;
  keep: KeepParts;
}

/** Props of each part of the result. */
export interface GrowthPartProps {
  result: GrowthResult;
  parts: GrowthParts;
}

export function useGrowthParts(locale: Locale): GrowthParts {
  const { 'business-growth': growth, 'seo-report': report } = useMessages();
  const { result, categories } = growth;
  const t = useTranslations('business-growth.result');
  return {
    words: { ...result, helpText: t('helpText', { minutes: firm.consultationMinutes }) },
    categories,
    offer: useTranslations('contact.offer')('title'),
    repair: { contact: report.actions.contact, chapters: report.chapters.label },
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
    audit: localePath(locale, '/seo-audit'),
    keep: useKeepParts(),
  };
}
