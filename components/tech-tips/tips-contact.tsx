import { useLocale, useTranslations } from 'next-intl';
import { OfficeLines } from '@/components/contact/office-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import styles from './tips-contact.module.css';

/** Contact data on a key tag. */
export function TipsContact() {
  const locale = useLocale();
  const t = useTranslations('tech-tips.contact');
  return (
    <section className={styles.section} id="contact-section" aria-labelledby="contact-section-title">
      <div className={classNames('page-width', styles.columns)}>
        <div className={styles.tag}>
          <p className="heading-sm">{brand.name}</p>
          <OfficeLines />
        </div>
        <div className="stack">
          <h2 id="contact-section-title">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
