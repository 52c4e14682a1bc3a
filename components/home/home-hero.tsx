import { useTranslations } from 'next-intl';
import { Coast } from '@/components/art/coast';
import { CheckStrip } from '@/components/audit/checker/check-strip';
import { HeroActions } from '@/components/contact/hero-actions';
import { classNames } from '@/components/ui/class-names';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { type Locale, locales } from '@/lib/i18n/locales';
import styles from './home-hero.module.css';
import { PortfolioStrip } from './portfolio-strip';

/** The coast with the promise and two contact buttons; below it, the question every owner asks, and our work. */
export function HomeHero({ locale }: { locale: Locale }) {
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title">
      <div className={classNames(pictureHeroClass.hero, styles.hero)}>
        <Coast className={styles.picture} dir={locales[locale].dir} />
        <div className={`${pictureHeroClass.words} page-width`}>
          <h1 id="hero-title" className={pictureHeroClass.title}>
            {t('title')}
          </h1>
          <p className={classNames(pictureHeroClass.lead, styles.lead)}>{t('lede')}</p>
          <HeroActions locale={locale} />
        </div>
      </div>
      <CheckStrip locale={locale} />
      <PortfolioStrip locale={locale} />
    </section>
  );
}
