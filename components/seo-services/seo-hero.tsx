import { useLocale, useTranslations } from 'next-intl';
import { WriteOrCall } from '@/components/contact/write-or-call';
import { seoPrice } from '@/lib/content/seo-price';
import { RankingPage } from './ranking-page';
import styles from './seo-hero.module.css';

/** The heading beside a sample results page. */
export function SeoHero() {
  const locale = useLocale();
  const t = useTranslations('seo-services.hero');
  return (
    <section className={styles.hero} aria-labelledby="seo-title">
      <div className={`${styles.page} page-width`}>
        <div className={styles.words}>
          <h1 id="seo-title">{t('title')}</h1>
          <p className={`${styles.intro} lead`}>{t('lede', { price: seoPrice(locale) })}</p>
          <WriteOrCall look="cta" callLook="inverse" size="lg">
            {t('action')}
          </WriteOrCall>
        </div>
        <RankingPage />
      </div>
    </section>
  );
}
