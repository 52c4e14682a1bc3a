import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { firm } from '@/lib/content/firm';
import styles from './tips-support.module.css';

const promise = { hours: firm.replyHours, minutes: firm.consultationMinutes };

/** For what no tip repairs. */
export function TipsSupport() {
  const t = useTranslations('tech-tips.support');
  return (
    <section className={styles.section} aria-labelledby="tips-support-title">
      <div className={classNames('page-width', styles.columns)}>
        <h2 id="tips-support-title" className="heading-display">
          {t('title')}
        </h2>
        <div className="stack">
          <p className="lead">{t('text', promise)}</p>
          <a className={buttonClass({ size: 'lg', className: styles.action })} href="#contact-section">
            {t('action')}
          </a>
        </div>
      </div>
    </section>
  );
}
