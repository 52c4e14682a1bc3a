import { useTranslations } from 'next-intl';
import { BeachUmbrella } from '@/components/art/beach-umbrella';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** Why we show the weather at all: one sentence, and the way to us. */
export function WeatherPromo({ locale }: { locale: Locale }) {
  const t = useTranslations('weather.promo');
  return (
    <section className="sec weather-promo" aria-labelledby="promo-title">
      <div className="wrap">
        <div className="weather-promo-words">
          <h2 id="promo-title">{t('title')}</h2>
          <p className="lede">{t('text')}</p>
          <div className="acts">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('contact')}
            </ButtonLink>
            <ButtonLink size="lg" href={localePath(locale, '/services')}>
              {t('services')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="beach-umbrella">
        <BeachUmbrella />
      </div>
    </section>
  );
}
