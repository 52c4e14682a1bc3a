import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { firm } from '@/lib/content/firm';
import { benefitIds, type ServiceId, serviceOf } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { ServicePrice } from './service-price';

interface ServiceSectionProps {
  id: ServiceId;
  locale: Locale;
  /** How it stands on the page: each of the ten has its own place. */
  look: string;
  drawing: ReactNode;
  /** Stands between the words and the button: packages, steps. */
  children?: ReactNode;
}

/** One service: what it is, what comes of it, what it costs, and the way to ask for it. */
export function ServiceSection({ id, locale, look, drawing, children }: ServiceSectionProps) {
  const t = useTranslations('services');
  const service = serviceOf(id);
  const name = t(`list.${id}.name`);
  const facts = { uptime: formatters(locale).percent(firm.emailUptime) };
  return (
    <section className={`service ${look}`} id={id} aria-labelledby={`${id}-title`}>
      {'alias' in service && <span className="alias" id={service.alias} />}
      <div className="service-words">
        <header>
          <h2 id={`${id}-title`}>{name}</h2>
          {service.priceFrom && <ServicePrice from={service.priceFrom} locale={locale} />}
        </header>
        <p className="lede">{t(`list.${id}.shortDescription`, facts)}</p>
        <p className="service-text">{t(`list.${id}.longDescription`)}</p>
        <ul className="benefits">
          {benefitIds.map((benefit) => (
            <li key={benefit}>{t(`list.${id}.benefits.${benefit}`, facts)}</li>
          ))}
        </ul>
        {children}
        <a className="btn" href="#contact-section">
          {t('inquire', { service: name })}
        </a>
      </div>
      <div className="service-art">{drawing}</div>
    </section>
  );
}
