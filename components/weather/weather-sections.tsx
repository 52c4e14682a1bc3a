import { useLocale, useMessages, useTranslations } from 'next-intl';
import ShoreStrip from '@/components/art/shore-strip.svg';
import { PhoneLink } from '@/components/contact/phone-link';
import { classNames } from '@/components/ui/class-names';
import { JigsawDivider } from '@/components/ui/jigsaw-divider';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { BoardGuide } from './board-guide';
import { LocalWeather } from './local-weather';
import { WeatherPromo } from './weather-promo';
import styles from './weather-sections.module.css';
import type { WeatherTexts } from './weather-texts';
import { WeatherTool } from './weather-tool';

/** The weather page. Server-rendered parts are passed to the tool as props. */
export function WeatherSections() {
  const locale = useLocale();
  const t = useTranslations('weather');
  const { form, places, loading, card, trade, fault } = useMessages().weather;
  const texts: WeatherTexts = {
    words: { places, loading, card, trade, fault },
    language: locales[locale].hrefLang,
    timeZone: brand.timeZone,
  };
  return (
    <>
      <section className={styles.hero} aria-labelledby="weather-title">
        <div className={classNames('page-width', styles.columns)}>
          <WeatherTool
            form={form}
            texts={texts}
            intro={
              <>
                <h1 id="weather-title">{t('hero.title')}</h1>
                <p className={classNames('lead', styles.intro)}>{t('hero.lede')}</p>
              </>
            }
            noScript={
              <noscript>
                <p className={styles.noScript}>
                  {t.rich('form.noScript', {
                    phone: () => <PhoneLink />,
                    contact: (words) => <Link href={localePath(locale, '/contact')}>{words}</Link>,
                  })}
                </p>
              </noscript>
            }
          />
        </div>
      </section>
      <Section background="sand" className="noscript:hidden!" aria-labelledby="local-title">
        <JigsawDivider className={styles.seam} background="sand" place="middle" />
        <div className="page-width">
          <h2 id="local-title">{t('local.title')}</h2>
          <p className={classNames('lead', styles.localIntro)}>{t('local.lede')}</p>
          <div className={styles.rows}>
            <LocalWeather texts={texts} shore={<ShoreStrip />} />
          </div>
          <BoardGuide />
        </div>
      </Section>
      <WeatherPromo />
    </>
  );
}
