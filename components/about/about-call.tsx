import { useTranslations } from 'next-intl';
import { HalfHour } from '@/components/art/half-hour';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The way from the people to the talk with them. */
export function AboutCall({ locale }: { locale: Locale }) {
  const t = useTranslations('about.call');
  return (
    <section className="ring about-call" aria-labelledby="call-title">
      <div className="wrap">
        <div>
          <h2 id="call-title" className="d">
            {t('title')}
          </h2>
          <p className="lede">{t('text', { minutes: firm.consultationMinutes, hours: firm.quoteHours })}</p>
          <div className="acts">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('action')}
            </ButtonLink>
            <ButtonLink size="lg" href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonLink>
          </div>
        </div>
        <HalfHour />
      </div>
    </section>
  );
}
