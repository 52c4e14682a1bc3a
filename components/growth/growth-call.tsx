import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** For whoever would rather talk. */
export function GrowthCall({ locale }: { locale: Locale }) {
  const t = useTranslations('business-growth.call');
  return (
    <section className="sec growth-call" aria-labelledby="growth-call-title">
      <div className="wrap">
        <h2 id="growth-call-title">{t('title')}</h2>
        <p className="lede">{t('text')}</p>
        <div className="acts">
          <ButtonLink href={localePath(locale, '/contact')} look="cta" size="lg">
            {t('contact')}
          </ButtonLink>
          <ButtonLink href={brand.phoneHref} size="lg">
            <Icon name="phone" />
            <bdi dir="ltr">{brand.phone}</bdi>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
