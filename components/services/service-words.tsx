import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { tickListClass } from '@/components/ui/tick-list-class';
import { firm } from '@/lib/content/firm';
import { benefitIds, type ServiceId, serviceOf } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { ServicePrice } from './service-price';
import type { ServiceLook } from './service-section';
import styles from './service-words.module.css';

interface ServiceWordsProps {
  id: ServiceId;
  locale: Locale;
  look: ServiceLook;
  /** Between the words and the button: packages, steps. */
  children?: ReactNode;
}

/** What a service is, what comes of it, what it costs, and the way to ask for it. */
export function ServiceWords({ id, locale, look, children }: ServiceWordsProps) {
  const t = useTranslations('services');
  const { priceFrom } = serviceOf(id);
  const name = t(`list.${id}.name`);
  const facts = { uptime: formatters(locale).percent(firm.emailUptime) };
  return (
    <div className={classNames(styles.words, styles[look])}>
      <header>
        <h2 id={`${id}-title`}>{name}</h2>
        {priceFrom && <ServicePrice from={priceFrom} locale={locale} className={styles.price} />}
      </header>
      <p className="lead">{t(`list.${id}.shortDescription`, facts)}</p>
      <p className="max-w-160">{t(`list.${id}.longDescription`)}</p>
      <ul className={classNames(tickListClass, styles.benefits)}>
        {benefitIds.map((benefit) => (
          <li key={benefit}>{t(`list.${id}.benefits.${benefit}`, facts)}</li>
        ))}
      </ul>
      {children}
      <a className={buttonClass({ className: styles.action })} href="#contact-section">
        {t('inquire', { service: name })}
      </a>
    </div>
  );
}
