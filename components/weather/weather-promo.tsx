import { useLocale, useTranslations } from 'next-intl';
import BeachUmbrella from '@/components/art/beach-umbrella.svg';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { localePath } from '@/lib/i18n/path';
import styles from './weather-promo.module.css';

/** Why the site shows the weather, and a contact link. */
export function WeatherPromo() {
  const locale = useLocale();
  const t = useTranslations('weather.promo');
  return (
    <Section background="block" className={styles.promo} aria-labelledby="promo-title">
      <div className="page-width">
        <div className={styles.words}>
          <h2 id="promo-title">{t('title')}</h2>
          <p className="lead mt-4 mb-6">{t('text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('contact')}
            </ButtonLink>
            <ButtonLink look="inverse" size="lg" href={localePath(locale, '/services')}>
              {t('services')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.umbrella}>
        <BeachUmbrella />
      </div>
    </Section>
  );
}
