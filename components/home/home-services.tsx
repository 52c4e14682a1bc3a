import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { services } from '@/lib/content/services';
import styles from './home-services.module.css';
import { ServiceCell } from './service-cell';
import { UnsureCell } from './unsure-cell';

/** The ten services in one ruled frame of unequal cells; on phones a list. */
export function HomeServices() {
  const t = useTranslations('home.services');
  const gst = useTranslations('common.gst');
  return (
    <Section aria-labelledby="services-title">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="services-title">{t('title')}</h2>
          <p className={`${styles.intro} lead text-muted`}>{t('text', { gst: gst(brand.gst) })}</p>
        </div>
        <ul className={styles.grid}>
          {services.map((service) => (
            <ServiceCell key={service.id} service={service} />
          ))}
          <UnsureCell />
        </ul>
      </div>
    </Section>
  );
}
