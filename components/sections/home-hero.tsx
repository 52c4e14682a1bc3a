import { useTranslations } from 'next-intl';
import { Coast } from '@/components/art/coast';
import { CheckStrip } from '@/components/audit/check-strip';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The coast, the promise, and the two ways to reach us; below it, the question every owner asks. */
export function HomeHero({ locale }: { locale: Locale }) {
  const t = useTranslations('home.hero');
  const words = useTranslations('common');
  return (
    <section aria-labelledby="hero-title">
      <div className="hero">
        <Coast dir={locales[locale].dir} />
        <div className="wrap">
          <h1 id="hero-title">{t('title')}</h1>
          <p className="lede">{t('lede')}</p>
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
      </div>
      <CheckStrip locale={locale} />
    </section>
  );
}
