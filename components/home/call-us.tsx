import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';

/** The phone number in page-wide type. */
export function CallUs() {
  const locale = useLocale();
  const t = useTranslations('home.why.call');
  const within = useWithinHours();
  const words = useTranslations('common');
  return (
    <div className={phoneBandStyles.band}>
      <div className="page-width">
        <h2>{t('title')}</h2>
        <a className={`${phoneBandStyles.number} tabular-figures`} href={brand.phoneHref} dir="ltr">
          {brand.phone}
        </a>
        <div className={`${phoneBandStyles.actions} flex flex-wrap gap-3`}>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {words('askForQuote')}
          </ButtonLink>
          <ButtonLink size="lg" className={phoneBandStyles.plain} href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{brand.email}</bdi>
          </ButtonLink>
          <p>{t('text', { within: within(companyFacts.quoteHours) })}</p>
        </div>
      </div>
    </div>
  );
}
