import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** The first focusable element: skips the menus. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className={styles.link} href="#main">
      {t('skipToContent')}
    </a>
  );
}
