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

/** The parts of a report that its phone section needs: only these are sent to the browser. */
export interface PhoneParts {
  icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed'>;
  fix: string;
}

/** The parts of a report that the section about the whole website needs: only these are sent to the browser. */
export interface SiteParts {
  icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed' | 'open'>;
  severity: ReportParts['words']['severity'];
  fix: string;
  language: string;
}

/** The parts of a report that the comparison with rivals needs: only these are sent to the browser. */
export interface RivalsParts {
  icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed' | 'open'>;
  fix: string;
  language: string;
}

/** The parts of a report that its repairs need: only these are sent to the browser. */
export interface RepairParts {
  icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed' | 'open'>;
  severity: ReportParts['words']['severity'];
  paste: ReportParts['words']['week']['paste'];
  paper: ReportParts['words']['paper'];
  language: string;
  phone: string;
  price: string;
}

/** What surrounds the content of a report. */
export interface ReportFrame {
  parts: ReportParts;
  /** Level of the report's heading: 1 if the report is the page, 2 if it is a part of it. */
  level: 1 | 2;
  /** Age of the reading in minutes, if worth showing. */
  ageMinutes?: number;
  /** The private link, which an enquiry carries; null without one. */
  about: string | null;
  /** The whole website: what its crawl has found, or how to get one. */
  website?: ReactNode;
  /** The comparison with rivals. */
  rivals?: ReactNode;
  /** The page on a phone, if a rendering was requested. */
  phone?: ReactNode;
  /** Google's measurements of the page, if there are any. */
  speed?: ReactNode;
  /** Between the summary and the repairs, such as changes since the last run. */
  children?: ReactNode;
  /** Actions of the report. */
  actions: ReactNode;
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
