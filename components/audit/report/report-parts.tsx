import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';

/**
 * Words, icons and links of a report, passed from the server to client components, so that the browser loads neither
 * messages nor icons.
 */
export interface ReportParts {
  /** Message templates; `fill` inserts values. */
  words: Messages['seo-report'];
  icons: Record<'critical' | 'warning' | 'passed' | 'open' | 'link' | 'print' | 'again' | 'image', ReactNode>;
  /** Language tag. */
  language: string;
  timeZone: string;
  /** The firm's phone number. */
  phone: string;
  /** What an inspection costs, formatted for the locale. */
  price: string;
  /** Paths in the reader's language. */
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
    price: formatters(locale).price(0),
    links: {
      contact: localePath(locale, '/contact'),
      services: localePath(locale, '/services'),
      products: localePath(locale, '/products'),
      audit: localePath(locale, '/seo-audit'),
      howWeScore: localePath(locale, '/how-we-score'),
    },
  };
}
