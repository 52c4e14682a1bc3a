import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { firm } from '@/lib/content/firm';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './tips-support.module.css';

/** Contact for problems without a tip. */
export function TipsSupport() {
  const t = useTranslations('tech-tips.support');
  const within = useWithinHours();
  return (
    <section className={styles.section} aria-labelledby="tips-support-title">
      <div className={classNames('page-width', styles.columns)}>
        <h2 id="tips-support-title">{t('title')}</h2>
        <div className="stack">
          <p className="lead">
            {t('text', { within: within(firm.replyHours), minutes: firm.consultationMinutes })}
          </p>
          <a className={buttonClass({ look: 'inverse', size: 'lg' })} href="#contact-section">
            {t('action')}
          </a>
        </div>
      </div>
    </section>
  );
}
