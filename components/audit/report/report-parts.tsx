import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';

/** What a report is drawn with besides its facts. The server hands it to the client parts: neither words nor icons are loaded there. */
export interface ReportParts {
  /** As they stand in the messages; `fill` puts values in. */
  words: Messages['seo-report'];
  icons: Record<'critical' | 'warning' | 'passed' | 'open' | 'link' | 'print' | 'again' | 'image', ReactNode>;
  /** Language tag. */
  language: string;
  timeZone: string;
  /** Ours. */
  phone: string;
  /** In the language of the reader. */
  links: Record<'contact' | 'services' | 'products' | 'audit' | 'howWeScore', string>;
}

export function useReportParts(locale: Locale): ReportParts {
  const { 'seo-report': words } = useMessages();
  return {
    words,
    icons: {
      critical: <Icon name="octagon-alert" />,
      warning: <Icon name="triangle-alert" />,
      passed: <Icon name="check" />,
      open: <Icon name="chevron-down" />,
      link: <Icon name="share-2" />,
      print: <Icon name="printer" />,
      again: <Icon name="rotate-cw" />,
      image: <Icon name="images" />,
    },
    language: locales[locale].hrefLang,
    timeZone: brand.timeZone,
    phone: brand.phone,
    links: {
      contact: localePath(locale, '/contact'),
      services: localePath(locale, '/services'),
      products: localePath(locale, '/products'),
      audit: localePath(locale, '/seo-audit'),
      howWeScore: localePath(locale, '/how-we-score'),
    },
  };
}
