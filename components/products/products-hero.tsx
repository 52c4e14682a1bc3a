import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { GrowthPackage } from '@/lib/content/packages';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { GearGate } from './gear-gate';
import styles from './products-hero.module.css';
import { SteeringWheel } from './steering-wheel';
import Windscreen from './windscreen.svg';

interface ProductsHeroProps {
  locale: Locale;
  packages: readonly GrowthPackage[];
}

/** The driver's view: the road through the windscreen, and below it the gears with their prices. */
export function ProductsHero({ locale, packages }: ProductsHeroProps) {
  const t = useTranslations('products.hero');
  return (
    <section className={styles.cockpit} aria-labelledby="products-hero-title">
      <div className={styles.cockpitGlass}>
        <Windscreen className={styles.art} />
        <div className="page-width">
          <h1 id="products-hero-title">{t('title')}</h1>
          <p className={`lead ${styles.intro}`}>{t('lede')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('action')}
            </ButtonLink>
            <ButtonLink size="lg" className={styles.call} href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.cockpitDash}>
        <div className="page-width">
          <GearGate locale={locale} packages={packages} />
          <SteeringWheel />
        </div>
      </div>
    </section>
  );
}
