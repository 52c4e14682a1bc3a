import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import tickListStyles from '@/components/ui/tick-list.module.css';
import { serviceFacts } from '@/lib/content/sentence-facts';
import { benefitIds, findService, type ServiceId } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { ServicePrice } from './service-price';
import styles from './service-section.module.css';

interface ServiceSectionProps {
  id: ServiceId;
  locale: Locale;
  open?: true;
  /** Beside the text, or below it: as wide as it, on a background of its own or without. */
  look?: 'wide' | 'band';
  drawing: ReactNode;
  /** After the benefits: packages, prices, a link onwards. */
  children?: ReactNode;
}

/** One service: a line with name, price and description, which opens onto benefits, a drawing and the contact link. */
export function ServiceSection({ id, locale, open, look, drawing, children }: ServiceSectionProps) {
  const t = useTranslations('services');
  const service = findService(id);
  const name = t(`list.${id}.name`);
  const facts = serviceFacts(locale);
  return (
    <section className={styles.service} id={id} aria-labelledby={`${id}-title`}>
      {'alias' in service && <span className={styles.alias} id={service.alias} />}
      <details open={open}>
        <summary>
          <h2 id={`${id}-title`}>{name}</h2>
          <ServicePrice from={service.priceFrom} locale={locale} className={styles.price} />
          <span className={styles.short}>{t(`list.${id}.shortDescription`, facts)}</span>
        </summary>
        <div className={classNames(styles.details, look && styles[look])}>
          <div className={styles.words}>
            <p className="max-w-160">{t(`list.${id}.longDescription`)}</p>
            <ul className={tickListStyles.list}>
              {benefitIds.map((benefit) => (
                <li key={benefit}>{t(`list.${id}.benefits.${benefit}`, facts)}</li>
              ))}
            </ul>
            {children}
            <a className={buttonClass({ look: 'surf' })} href="#contact-section" data-inquire={id}>
              {t('inquire', { service: name })}
            </a>
          </div>
          <div className={styles.drawing}>{drawing}</div>
        </div>
      </details>
    </section>
  );
}
