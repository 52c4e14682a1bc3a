import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import styles from './newsletter-calendar.module.css';

/** The weekday and the number of subscribers, on a sheet of a wall calendar. */
export function NewsletterCalendar() {
  const t = useTranslations('newsletter.calendar');
  return (
    <div className={styles.leaf}>
      <p className={styles.day}>{t('day')}</p>
      <p className={styles.count}>
        {t.rich('count', {
          count: brand.claims.subscribers,
          figure: (digits) => <b className={classNames('figures', styles.figure)}>{digits}</b>,
        })}
      </p>
    </div>
  );
}
