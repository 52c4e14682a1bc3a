import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { legalFacts, loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { LegalContact } from './legal-contact';
import { LegalText } from './legal-text';
import { TermsSummary } from './terms-summary';

/** The terms: what matters most on a job card, then the ten sections. */
export function TermsOfService() {
  const t = useTranslations('terms');
  const locale = useLocale();
  const text = loadLegalText('terms', locale);
  const { wordedOn } = legalFacts;
  const date = () => (
    <time dateTime={isoDay(brand.timeZone, wordedOn)}>{formatters(locale).day(wordedOn)}</time>
  );
  return (
    <>
      <div className="legal-head terms-head">
        <div className="wrap">
          <div>
            <h1>{text.front.title}</h1>
            <p className="lede">{text.front.lede}</p>
            <p className="legal-date">{t.rich('validFrom', { date })}</p>
          </div>
          <TermsSummary />
        </div>
      </div>
      <LegalText text={text} contents={t('contents')} extras={{ contact: <LegalContact /> }} />
    </>
  );
}
