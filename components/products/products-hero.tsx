import { useLocale, useTranslations } from 'next-intl';
import { WriteOrCall } from '@/components/contact/write-or-call';
import type { GrowthPackage } from '@/lib/content/growth-packages';
import { formatters } from '@/lib/i18n/format';
import { GearGate } from './gear-gate';
import styles from './products-hero.module.css';
import SteeringWheel from './steering-wheel.svg';
import Windscreen from './windscreen.svg';

interface ProductsHeroProps {
  packages: readonly GrowthPackage[];
}

/** The driver's view: the road through the windscreen, and below it the gears with their prices. */
export function ProductsHero({ packages }: ProductsHeroProps) {
  const t = useTranslations('products.hero');
  const { price } = formatters(useLocale());
  const lowest = Math.min(...packages.map(({ priceDollars }) => priceDollars));
  return (
    <section className={styles.cockpit} aria-labelledby="products-hero-title">
      <div className={styles.cockpitGlass}>
        <Windscreen className={styles.art} />
        <div className="page-width">
          <h1 id="products-hero-title">{t('title', { price: price(lowest) })}</h1>
          <p className={`lead ${styles.intro}`}>{t('lede')}</p>
          <WriteOrCall look="cta" callLook="filled" size="lg">
            {t('action')}
          </WriteOrCall>
        </div>
      </div>
      <div className={styles.cockpitDash}>
        <div className="page-width">
          <GearGate packages={packages} />
          <SteeringWheel />
        </div>
      </div>
    </section>
  );
}
