import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';

export type ReportTexts = ReturnType<typeof useReportTexts>;
export type AuditTexts = ReturnType<typeof useAuditTexts>;

/** What the repairs of a report need of its texts: only this is sent to the browser. */
export type RepairTexts = Pick<ReportTexts, 'language' | 'phone' | 'price' | 'repairs'> & {
  words: Pick<Messages['seo-report'], 'severity' | 'paper' | 'week'>;
};

/** What surrounds the content of a report. */
export interface ReportFrame {
  texts: ReportTexts;
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
  phoneScreen?: ReactNode;
  /** Google's measurements of the page, if there are any. */
  speed?: ReactNode;
  /** Between the summary and the repairs, such as changes since the last run. */
  children?: ReactNode;
  /** Actions of the report. */
  actions: ReactNode;
}

/** Words and links of a report, passed from the server to client components, so that the browser loads no messages. */
export function useReportTexts(locale: Locale) {
  const { 'seo-report': words, 'audit-repairs': repairs } = useMessages();
  return {
    /** Message templates; `fill` inserts values. */
    words,
    repairs: repairs.labels,
    language: locales[locale].hrefLang,
    timeZone: brand.timeZone,
    phone: brand.phone,
    /** Of an inspection, formatted for the locale. */
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

/** Those of an audit's report, whose parts have words of their own. */
export function useAuditTexts(locale: Locale) {
  const messages = useMessages();
  const { labels: site } = messages['audit-site'];
  return {
    ...useReportTexts(locale),
    parts: {
      proof: messages['audit-repairs'].proof.labels,
      site,
      rivals: { ...messages['audit-rivals'].labels, reload: site.reload },
      phone: messages['audit-phone'].labels,
    },
  };
}
