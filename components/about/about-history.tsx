import { useLocale, useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';
import styles from './about-history.module.css';

const entries = [
  { id: 'before', year: companyFacts.foundedYear },
  { id: 'founded', year: companyFacts.foundedYear },
  { id: 'registered', year: companyFacts.registeredYear },
  { id: 'today', year: null },
] as const;

/** The firm's history as a car's service log. */
export function AboutHistory() {
  const locale = useLocale();
  const t = useTranslations('about.history');
  const { year: written } = formatters(locale);
  const { locality, region, postalCode } = brand.address;
  const facts = {
    brand: brand.name,
    company: brand.legalName,
    projects: brand.claims.projects,
    industries: brand.claims.industries,
  };
  return (
    <Section aria-labelledby="history-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <div className={`${styles.head} stack`}>
          <h2 id="history-title">{t('title')}</h2>
          <p className="lead text-muted">{t('lede')}</p>
        </div>
        <div className={styles.log}>
          <header className="text-sm">
            <b>{t('log')}</b>
            <bdi dir="ltr">{`${locality} ${region} ${postalCode}`}</bdi>
          </header>
          <ol>
            {entries.map(({ id, year }) => (
              <li key={id}>
                <p className={styles.when}>{t(`entries.${id}.when`, { year: year ? written(year) : '' })}</p>
                <h3>{t(`entries.${id}.title`, facts)}</h3>
                <p>{t(`entries.${id}.text`, facts)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
