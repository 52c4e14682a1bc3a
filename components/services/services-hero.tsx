import { useTranslations } from 'next-intl';
import Motorway from '@/components/art/motorway.svg';
import { HeroActions } from '@/components/contact/hero-actions';
import { classNames } from '@/components/ui/class-names';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { companyFacts } from '@/lib/content/company-facts';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { PriceSign } from './price-sign';
import styles from './services-hero.module.css';

/** The motorway in the rain, with a sign that shows every service and its price. */
export function ServicesHero() {
  const t = useTranslations('services.hero');
  const within = useWithinHours();
  return (
    <section className={classNames(pictureHeroClass.hero, styles.rain)} aria-labelledby="services-hero-title">
      <Motorway className={styles.picture} />
      <div className={`${styles.page} page-width`}>
        <div className={styles.words}>
          <h1 id="services-hero-title">{t('title')}</h1>
          <p className={pictureHeroClass.lead}>{t('lede', { within: within(companyFacts.quoteHours) })}</p>
          <HeroActions />
        </div>
        <PriceSign />
      </div>
    </section>
  );
}
