import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { subscribeUrl } from '@/lib/config/payment';
import type { GrowthPackage } from '@/lib/content/packages';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

interface SubscribeLinkProps {
  locale: Locale;
  offer: GrowthPackage;
}

/** To the payment provider where the package has a plan there, else to the contact form, which knows the package. */
export function SubscribeLink({ locale, offer: { id, name, planId, popular } }: SubscribeLinkProps) {
  const t = useTranslations('products.packages');
  const look = popular ? 'cta' : 'plain';
  if (!planId) {
    return (
      <ButtonLink look={look} href={localePath(locale, `/contact?package=${id}`)}>
        {t('subscribe')} <span className="vh">{t('to', { name })}</span>
      </ButtonLink>
    );
  }
  return (
    <a className={popular ? 'btn cta' : 'btn'} href={subscribeUrl(planId)} target="_blank" rel="noopener">
      {t('subscribe')} <span className="vh">{t('toOutside', { name })}</span>
      <Icon name="external-link" />
    </a>
  );
}
