import { useTranslations } from 'next-intl';
import { Motorway } from '@/components/art/motorway';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { PriceSign } from './price-sign';

/** The motorway, and on its sign every service with its price. */
export function ServicesHero({ locale }: { locale: Locale }) {
  const t = useTranslations('services.hero');
  const words = useTranslations('common');
  return (
    <section className="motorway" aria-labelledby="services-hero-title">
      <Motorway />
      <div className="wrap">
        <div className="motorway-words">
          <h1 id="services-hero-title">{t('title')}</h1>
          <p className="lede">{t('lede', { hours: firm.quoteHours })}</p>
          <div className="acts">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {words('askForQuote')}
            </ButtonLink>
            <ButtonLink size="lg" href={brand.phoneHref}>
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
