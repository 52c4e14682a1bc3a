import { useMessages, useTranslations } from 'next-intl';
import type { GrowthResult } from '@/lib/business-growth/result';
import { companyFacts } from '@/lib/content/company-facts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

export type GrowthTexts = ReturnType<typeof useGrowthTexts>;

/** Props of each part of the result. */
export interface GrowthSectionProps {
  result: GrowthResult;
  texts: GrowthTexts;
}

/** Words and links of the analyser, passed from the server, so that the browser loads no messages. */
export function useGrowthTexts(locale: Locale) {
  const { 'business-growth': growth, 'seo-report': report } = useMessages();
  const { result, categories } = growth;
  const t = useTranslations('business-growth.result');
  return {
    words: { ...result, helpText: t('helpText', { minutes: companyFacts.consultationMinutes }) },
    categories,
    /** Heading of the closing offer. */
    offer: useTranslations('contact.offer')('title'),
    /** Name of the list of the result's sections. */
    chapters: report.chapters.label,
    language: locales[locale].hrefLang,
    contact: localePath(locale, '/contact'),
    audit: localePath(locale, '/seo-audit'),
    actions: report.actions,
  };
}
