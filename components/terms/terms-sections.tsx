import { useLocale, useTranslations } from 'next-intl';
import { LegalContact } from '@/components/legal/legal-contact';
import { LegalHead } from '@/components/legal/legal-head';
import { LegalText } from '@/components/legal/legal-text';
import { brand } from '@/lib/config/brand';
import { legalFacts, loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { TermsSummary } from './terms-summary';

/** The terms: a summary on a job card, then the ten sections. */
export function TermsSections() {
  const t = useTranslations('terms');
  const locale = useLocale();
  const text = loadLegalText('terms', locale);
  const { wordedOn } = legalFacts;
  const date = () => (
    <time dateTime={isoDay(brand.timeZone, wordedOn)}>{formatters(locale).day(wordedOn)}</time>
  );
  return (
    <>
      <LegalHead background="sheet" front={text.front} date={t.rich('validFrom', { date })}>
        <TermsSummary />
      </LegalHead>
      <LegalText text={text} seam="middle" contents={t('contents')} extras={{ contact: <LegalContact /> }} />
    </>
  );
}
