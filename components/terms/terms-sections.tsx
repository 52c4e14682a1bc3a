import { useLocale, useTranslations } from 'next-intl';
import { LegalContact } from '@/components/legal/legal-contact';
import { LegalHead } from '@/components/legal/legal-head';
import { LegalText } from '@/components/legal/legal-text';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import { legalFacts, loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import DocketBook from './docket-book.svg';
import styles from './terms-sections.module.css';
import { TermsSummary } from './terms-summary';

/** The terms: a picture of a docket book, then the ten sections beside a summary. */
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
      <LegalHead
        background="bench"
        front={text.front}
        date={t.rich('validFrom', { date })}
        picture={<DocketBook className={classNames(styles.picture, 'print:hidden!')} />}
      />
      <LegalText
        text={text}
        contents={t('contents')}
        summary={<TermsSummary />}
        extras={{ contact: <LegalContact /> }}
      />
    </>
  );
}
