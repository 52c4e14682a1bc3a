import { useTranslations } from 'next-intl';
import { services } from '@/components/art/drawing-addresses';
import { Motorway } from '@/components/art/motorway';
import { HeroActions } from '@/components/contact/hero-actions';
import { classNames } from '@/components/ui/class-names';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { PriceSign } from './price-sign';
import styles from './services-hero.module.css';

/** The motorway in the rain, with a sign that shows every service and its price. */
export function ServicesHero({ locale }: { locale: Locale }) {
  const t = useTranslations('services.hero');
  const within = useWithinHours();
  return (
    <section className={classNames(pictureHeroClass.hero, styles.rain)} aria-labelledby="services-hero-title">
      <Motorway className={styles.picture} traffic={<use href={`${services}#motorway-traffic`} />} />
      <div className={`${styles.page} page-width`}>
        <div className={styles.words}>
          <h1 id="services-hero-title" className={styles.title}>
            {t('title')}
          </h1>
          <p className={pictureHeroClass.lead}>{t('lede', { within: within(firm.quoteHours) })}</p>
          <HeroActions locale={locale} />
        </div>
        <PriceSign locale={locale} />
      </div>
    </section>
  );
}
