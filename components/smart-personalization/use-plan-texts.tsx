import { useMessages, useTranslations } from 'next-intl';
import { useQuoteTexts } from '@/components/quote/use-quote-texts';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { staffQuoteWords } from '@/lib/smart-personalization/staff-quote-words';
import { Puzzle, puzzlePieces } from './puzzle';

/** The tool's words and server-rendered parts. */
export function usePlanTexts(locale: Locale) {
  const samples = useTranslations('clients.list');
  const t = useTranslations('smart-personalization');
  const within = useWithinHours();
  const { meta: _meta, rules: _rules, ...words } = useMessages()['smart-personalization'];
  return {
    words: {
      ...words,
      result: {
        ...words.result,
        closingText: t('result.closingText', { within: within(companyFacts.replyHours) }),
      },
    },
    quote: useQuoteTexts(),
    /** Labels of the message to staff. */
    staff: staffQuoteWords,
    language: locales[locale].hrefLang,
    servicesPath: localePath(locale, '/services'),
    /** The note that our projects are samples. */
    sample: samples('sample'),
    puzzle: <Puzzle formatNumber={formatters(locale).number} />,
    /** The pieces of the puzzle, numbered. */
    pieces: puzzlePieces(formatters(locale).number),
    actions: useMessages()['seo-report'].actions,
  };
}

export type PlanTexts = ReturnType<typeof usePlanTexts>;
