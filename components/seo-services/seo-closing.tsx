import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { phoneBandClass } from '@/components/ui/phone-band-class';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './seo-closing.module.css';

/** A search box as wide as the page; its button links to the contact page. */
export function SeoClosing({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.closing');
  const within = useWithinHours();
  return (
    <section className={phoneBandClass.band} aria-labelledby="seo-closing-title">
      <div className="page-width">
        <h2 id="seo-closing-title" className="heading-display">
          {t('title')}
        </h2>
        <div className={styles.bar}>
          <p>
            <Icon name="search" />
            {t('search')}
          </p>
          <ButtonLink look="cta" size="lg" className={styles.action} href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
        <p className="lead">{t('text', { within: within(firm.replyHours) })}</p>
      </div>
    </section>
  );
}
