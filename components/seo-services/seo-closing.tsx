import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';

/** The closing call to action: the phone number, or a message. */
export function SeoClosing() {
  const locale = useLocale();
  const t = useTranslations('seo-services.closing');
  const within = useWithinHours();
  return (
    <section className={phoneBandStyles.band} aria-labelledby="seo-closing-title">
      <div className="page-width">
        <h2 id="seo-closing-title">{t('title')}</h2>
        <a className={`${phoneBandStyles.number} tabular-figures`} href={brand.phoneHref} dir="ltr">
          {brand.phone}
        </a>
        <div className={`${phoneBandStyles.actions} flex flex-wrap gap-3`}>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
          <p>{t('text', { within: within(companyFacts.replyHours) })}</p>
        </div>
      </div>
    </section>
  );
}
