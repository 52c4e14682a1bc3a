import { useLocale, useTranslations } from 'next-intl';
import { Coast } from '@/components/art/coast';
import { LocalAnalyser } from '@/components/audit/checker/local-analyser';
import { classNames } from '@/components/ui/class-names';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import ownScore from '@/lib/content/own-score.json';
import { websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import styles from './home-hero.module.css';
import { PortfolioStrip } from './portfolio-strip';

/** The coast with the offer and the question every owner asks, answered in the picture by the checker; below it, our work. */
export function HomeHero() {
  const locale = useLocale();
  const t = useTranslations('home');
  const { price } = formatters(locale);
  return (
    <section aria-labelledby="hero-title">
      <div className={classNames(pictureHeroClass.hero, styles.hero)}>
        <div className={`${pictureHeroClass.words} page-width`}>
          <h1 id="hero-title" className={pictureHeroClass.title}>
            {t('hero.title')}
          </h1>
          <p className={classNames(pictureHeroClass.lead, styles.lead)}>
            {t('hero.lede', { website: price(websitePackages[0].dollars) })}
          </p>
          <div className={styles.check}>
            <h2 className="heading-md">{t('check.title')}</h2>
            <LocalAnalyser
              locale={locale}
              look="cta"
              isBrief
              outcomeClassName={styles.outcome}
              note={
                <p className={styles.note}>
                  {t('check.own', { pages: ownScore.pages, lowest: ownScore.lowest })}
                </p>
              }
            />
          </div>
        </div>
        {/* After the words, which give it its height: painted before them, it would move. */}
        <Coast className={styles.picture} dir={locales[locale].dir} />
      </div>
      <PortfolioStrip />
    </section>
  );
}
