import { useTranslations } from 'next-intl';
import styles from './returning-result.module.css';

/** Shown instead of a page whose result the visitor comes back to, until the result is there: at most a moment. */
export function ReturningResult() {
  const t = useTranslations('common');
  return <p className={`page-width lead ${styles.notice}`}>{t('returningResult')}</p>;
}
