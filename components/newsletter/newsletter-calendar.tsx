import { useTranslations } from 'next-intl';
import { newsletterFacts } from '@/lib/content/newsletter';

/** The day and the readers, on a leaf of a wall calendar. */
export function NewsletterCalendar() {
  const t = useTranslations('newsletter.calendar');
  return (
    <div className="leaf">
      <p className="leaf-day">{t('day')}</p>
      <p className="leaf-count">
        {t.rich('count', {
          count: newsletterFacts.subscribers,
          figure: (digits) => <b className="nums">{digits}</b>,
        })}
      </p>
    </div>
  );
}
