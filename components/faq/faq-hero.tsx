import { useTranslations } from 'next-intl';
import LightRail from '@/components/art/light-rail.svg';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import styles from './faq-hero.module.css';
import { PriceBoard } from './price-board';

/** Title and subtitle above a street with the light rail at night, beside a price board. */
export function FaqHero() {
  const t = useTranslations('faq.hero');
  const gst = useTranslations('common.gst');
  return (
    <section className={styles.hero} aria-labelledby="faq-title">
      <LightRail className={styles.street} />
      <div className={classNames('page-width', styles.columns)}>
        <div>
          <h1 id="faq-title">{t('title')}</h1>
          <p className={classNames('lead', styles.lead)}>{t('subtitle', { gst: gst(brand.gst) })}</p>
        </div>
        <PriceBoard />
      </div>
    </section>
  );
}
