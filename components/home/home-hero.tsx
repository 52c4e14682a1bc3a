import { useTranslations } from 'next-intl';
import { Coast } from '@/components/art/coast';
import { CheckStrip } from '@/components/audit/checker/check-strip';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './home-hero.module.css';
import { PortfolioStrip } from './portfolio-strip';

/** The coast, the promise, and the two ways to reach us; below it, the question every owner asks, and our work. */
export function HomeHero({ locale }: { locale: Locale }) {
  const t = useTranslations('home.hero');
  const words = useTranslations('common');
  return (
    <section aria-labelledby="hero-title">
      <div className={classNames(pictureHeroClass.hero, styles.hero)}>
        <Coast className={styles.picture} dir={locales[locale].dir} />
        <div className={`${pictureHeroClass.words} page-width`}>
          <h1 id="hero-title" className={pictureHeroClass.title}>
            {t('title')}
          </h1>
          <p className={classNames(pictureHeroClass.lead, styles.lead)}>{t('lede')}</p>
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
      </div>
      <CheckStrip locale={locale} />
      <PortfolioStrip locale={locale} />
    </section>
  );
}
