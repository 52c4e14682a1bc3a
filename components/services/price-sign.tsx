import { useTranslations } from 'next-intl';
import { services } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { ServicePrice } from './service-price';

/** A motorway sign over the page: where each service is, and where its price starts. */
export function PriceSign({ locale }: { locale: Locale }) {
  const t = useTranslations('services');
  return (
    <nav className="price-sign" aria-label={t('hero.sign')}>
      <p className="price-sign-plate">{t('hero.plate', { count: services.length })}</p>
      <div className="price-sign-face">
        <ul>
          {services.map(({ id, priceFrom }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="name">{t(`list.${id}.name`)}</span>
                {priceFrom ? (
                  <ServicePrice from={priceFrom} locale={locale} />
                ) : (
                  <span className="price">{t('price.quote')}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <p className="small">{t('hero.currency')}</p>
      </div>
    </nav>
  );
}
