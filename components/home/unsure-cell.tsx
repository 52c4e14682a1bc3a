import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import styles from './service-cell.module.css';

/** The last cell, for visitors who don't know which service they need. */
export function UnsureCell() {
  const locale = useLocale();
  const t = useTranslations('home.services');
  return (
    <li className={`${styles.cell} ${styles.ask}`}>
      <h3>{t('unsure')}</h3>
      <p>{t('unsureText', { minutes: companyFacts.consultationMinutes })}</p>
      <ArrowLink href={localePath(locale, '/contact')}>{t('unsureAction')}</ArrowLink>
    </li>
  );
}
