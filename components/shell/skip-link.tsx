import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the menus to the content. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className={styles.link} href="#main">
      {t('skipToContent')}
    </a>
  );
}
