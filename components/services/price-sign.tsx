import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { services } from '@/lib/content/services';
import styles from './price-sign.module.css';
import { ServicePrice } from './service-price';

/** A motorway sign that links to each service and shows its starting price. */
export function PriceSign() {
  const locale = useLocale();
  const t = useTranslations('services');
  const gst = useTranslations('common.gst');
  return (
    <nav className={styles.sign} aria-label={t('hero.sign')}>
      <p className={styles.plate}>{t('hero.plate', { count: services.length })}</p>
      <div className={styles.face}>
        <ul>
          {services.map(({ id, priceFrom }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.name}>{t(`list.${id}.name`)}</span>
                <ServicePrice from={priceFrom} locale={locale} />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm">{t('hero.currency', { gst: gst(brand.gst) })}</p>
      </div>
    </nav>
  );
}
