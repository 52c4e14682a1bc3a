import { useLocale, useTranslations } from 'next-intl';
import { OfficeLines } from '@/components/contact/office-lines';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './tips-closing.module.css';

/** A line for problems without a tip, at the foot of the manual, and the closing band with our contact data on a key tag. */
export function TipsClosing() {
  const locale = useLocale();
  const t = useTranslations('tech-tips');
  const within = useWithinHours();
  return (
    <>
      <section className={styles.support} aria-labelledby="tips-support-title">
        <div className="page-width">
          <h2 className="heading-sm" id="tips-support-title">
            {t('support.title')}
          </h2>
          <a className={buttonClass({ look: 'inverse' })} href="#contact-section">
            {t('support.action')}
          </a>
        </div>
      </section>
      <section className={styles.band} id="contact-section" aria-labelledby="contact-section-title">
        <div className={classNames('page-width', styles.columns)}>
          <div className="stack">
            <h2 id="contact-section-title">{t('contact.title')}</h2>
            <p className="lead">
              {t('contact.text', {
                within: within(companyFacts.replyHours),
                minutes: companyFacts.consultationMinutes,
              })}
            </p>
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('contact.action')}
            </ButtonLink>
          </div>
          <div className={styles.tag}>
            <OfficeLines />
          </div>
        </div>
      </section>
    </>
  );
}
