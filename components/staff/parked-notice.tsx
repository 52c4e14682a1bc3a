import { t } from '@/lib/staff/words';
import styles from './parked-notice.module.css';

/** Says how many mails were given up, if any. */
export function ParkedNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.notice}>
      {t('leads.parked', { count })} <a href="/staff/mail">{t('leads.seeMail')}</a>
    </p>
  );
}
