import { useTranslations } from 'next-intl';
import { Motorway } from '@/components/art/motorway';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { PriceSign } from './price-sign';
import styles from './services-hero.module.css';

/** The motorway in the rain, and on its sign every service with its price. */
export function ServicesHero({ locale }: { locale: Locale }) {
  const t = useTranslations('services.hero');
  const within = useWithinHours();
  const words = useTranslations('common');
  return (
    <section className={classNames(pictureHeroClass.hero, styles.rain)} aria-labelledby="services-hero-title">
      <Motorway className={styles.picture} />
      <div className={`${styles.page} page-width`}>
        <div className={styles.words}>
          <h1 id="services-hero-title" className={styles.title}>
            {t('title')}
          </h1>
          <p className={pictureHeroClass.lead}>{t('lede', { within: within(firm.quoteHours) })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              look="cta"
              size="lg"
              className={pictureHeroClass.action}
              href={localePath(locale, '/contact')}
            >
              {words('askForQuote')}
            </ButtonLink>
            <ButtonLink size="lg" className={pictureHeroClass.plainAction} href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonLink>
          </div>
        </div>
        <PriceSign locale={locale} />
      </div>
    </section>
  );
}
