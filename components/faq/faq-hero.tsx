import { useTranslations } from 'next-intl';
import { Roadside } from '@/components/art/roadside';
import type { Locale } from '@/lib/i18n/locales';
import { PriceBoard } from './price-board';

/** Title and subtitle beside a road, on which the prices stand as they do at a service station. */
export function FaqHero({ locale }: { locale: Locale }) {
  const t = useTranslations('faq.hero');
  return (
    <section className="faq-hero" aria-labelledby="faq-title">
      <Roadside />
      <div className="wrap">
        <div>
          <h1 id="faq-title">{t('title')}</h1>
          <p className="lede">{t('subtitle')}</p>
        </div>
        <PriceBoard locale={locale} />
      </div>
    </section>
  );
}
