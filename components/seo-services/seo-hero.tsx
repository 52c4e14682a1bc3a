import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { seoPrice } from '@/lib/content/seo-price';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { RankingPage } from './ranking-page';
import styles from './seo-hero.module.css';

/** The heading beside a sample results page. */
export function SeoHero({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.hero');
  return (
    <section className={styles.hero} aria-labelledby="seo-title">
      <div className={`${styles.page} page-width`}>
        <div className={styles.words}>
          <h1 id="seo-title">{t('title')}</h1>
          <p className={`${styles.intro} lead`}>{t('lede', { price: seoPrice(locale) })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('action')}
            </ButtonLink>
            <ButtonLink size="lg" className={styles.plainAction} href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonLink>
          </div>
        </div>
        <RankingPage locale={locale} />
      </div>
    </section>
  );
}
