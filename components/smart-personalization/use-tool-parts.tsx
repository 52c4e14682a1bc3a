import { useMessages, useTranslations } from 'next-intl';
import { useQuoteWords } from '@/components/quote/use-quote-words';
import { useKeepParts } from '@/components/results/use-keep-parts';
import { Icon } from '@/components/ui/icon';
import { firm } from '@/lib/content/firm';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { staffQuoteWords } from '@/lib/personalization/staff-quote-words';
import { Puzzle, puzzlePieces } from './puzzle';
import type { ToolParts } from './tool-words';

/** Server only. */
export function useToolParts(locale: Locale): ToolParts {
  const samples = useTranslations('clients.list');
  const t = useTranslations('smart-personalization');
  const within = useWithinHours();
  const { meta: _meta, rules: _rules, ...words } = useMessages()['smart-personalization'];
  return {
    words: {
      ...words,
      result: {
        ...words.result,
        closingText: t('result.closingText', { within: within(firm.replyHours) }),
      },
    },
    quote: useQuoteWords(),
    staff: staffQuoteWords,
    language: locales[locale].hrefLang,
    servicesPath: localePath(locale, '/services'),
    sample: samples('sample'),
    faultIcon: <Icon name="octagon-alert" />,
    puzzle: <Puzzle formatNumber={formatters(locale).number} />,
    pieces: puzzlePieces(formatters(locale).number),
    keep: useKeepParts(),
  };
}
