import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { firm } from '@/lib/content/firm';
import { services } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ServiceCell } from './service-cell';

/** The ten services in one ruled frame of unequal cells; on phones a list. */
export function HomeServices({ locale }: { locale: Locale }) {
  const t = useTranslations('home.services');
  return (
    <section className="sec" aria-labelledby="services-title">
      <div className="wrap">
        <div className="services-head">
          <h2 id="services-title" className="d">
            {t('title')}
          </h2>
          <p className="lede muted">{t('text')}</p>
        </div>
        <ul className="cells">
          {services.map((service) => (
            <ServiceCell key={service.id} service={service} locale={locale} />
          ))}
          <li className="cell ask">
            <h3>{t('unsure')}</h3>
            <p>{t('unsureText', { minutes: firm.consultationMinutes })}</p>
            <ArrowLink href={localePath(locale, '/contact')}>{t('unsureAction')}</ArrowLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
