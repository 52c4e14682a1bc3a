import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import tickListStyles from '@/components/ui/tick-list.module.css';
import { serviceFacts } from '@/lib/content/sentence-facts';
import { benefitIds, findService, type ServiceId } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { Fold } from './fold';
import { ServiceCrop } from './service-crop';
import { ServicePrice } from './service-price';
import styles from './service-section.module.css';

/** Background of the drawing, and whether it is beside the text or as wide as it. */
type ServiceLook = 'beside' | 'wide' | 'band';

interface ServiceSectionProps {
  id: ServiceId;
  locale: Locale;
  look?: ServiceLook;
  drawing?: ReactNode;
  /** After the benefits: packages, prices, a link onwards. */
  children?: ReactNode;
}

/** One service: description, price and contact link; in a details element the benefits and a drawing. */
export function ServiceSection({ id, locale, look, drawing, children }: ServiceSectionProps) {
  const t = useTranslations('services');
  const service = findService(id);
  const name = t(`list.${id}.name`);
  const facts = serviceFacts(locale);
  return (
    <section className={styles.service} id={id} aria-labelledby={`${id}-title`}>
      {'alias' in service && <span className={styles.alias} id={service.alias} />}
      <ServiceCrop id={id} className={styles.crop} />
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{name}</h2>
        {service.priceFrom && (
          <ServicePrice from={service.priceFrom} locale={locale} className={styles.price} />
        )}
      </header>
      <p className={styles.short}>{t(`list.${id}.shortDescription`, facts)}</p>
      <a className={buttonClass({ className: styles.action })} href="#contact-section">
        {t('inquire', { service: name })}
      </a>
      <Fold titleId={`${id}-title`} on="all" className={styles.fold}>
        <div className={classNames(styles.details, look && styles[look])}>
          <div className={styles.words}>
            <p className="max-w-160">{t(`list.${id}.longDescription`)}</p>
            <ul className={tickListStyles.list}>
              {benefitIds.map((benefit) => (
                <li key={benefit}>{t(`list.${id}.benefits.${benefit}`, facts)}</li>
              ))}
            </ul>
            {children}
          </div>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
        </div>
      </Fold>
    </section>
  );
}
