import { useLocale, useTranslations } from 'next-intl';
import { OfficeLines } from '@/components/contact/office-lines';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { firm } from '@/lib/content/firm';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './tips-closing.module.css';

/** The end of the page in one band: an offer for problems without a tip, and our contact data on a key tag. */
export function TipsClosing() {
  const locale = useLocale();
  const t = useTranslations('tech-tips');
  const within = useWithinHours();
  return (
    <div className={styles.band}>
      <div className={classNames('page-width', styles.columns)}>
        <section className="stack" aria-labelledby="tips-support-title">
          <h2 id="tips-support-title">{t('support.title')}</h2>
          <p className="lead">
            {t('support.text', { within: within(firm.replyHours), minutes: firm.consultationMinutes })}
          </p>
          <a className={buttonClass({ look: 'inverse', size: 'lg' })} href="#contact-section">
            {t('support.action')}
          </a>
        </section>
        <section className={styles.contact} id="contact-section" aria-labelledby="contact-section-title">
          <div className={styles.tag}>
            <h2 className="heading-sm" id="contact-section-title">
              {t('contact.title')}
            </h2>
            <OfficeLines />
          </div>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('contact.action')}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
