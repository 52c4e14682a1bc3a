import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { GrowthPackage } from '@/lib/content/growth-packages';
import { localePath } from '@/lib/i18n/path';
import { subscribeUrl } from '@/lib/payment/plans';
import styles from './subscribe-link.module.css';

interface SubscribeLinkProps {
  offer: GrowthPackage;
}

/** A link to the payment provider if the package has a plan there, else to the contact form, prefilled with the package. */
export function SubscribeLink({ offer: { id, name, planId, popular } }: SubscribeLinkProps) {
  const locale = useLocale();
  const t = useTranslations('products.packages');
  const look = popular ? 'cta' : 'plain';
  if (!planId) {
    return (
      <ButtonLink look={look} className={styles.action} href={localePath(locale, `/contact?package=${id}`)}>
        {t('subscribe')} <span className="sr-only">{t('to', { name })}</span>
      </ButtonLink>
    );
  }
  return (
    <a
      className={buttonClass({ look, className: styles.action })}
      href={subscribeUrl(planId)}
      target="_blank"
      rel="noopener"
    >
      {t('subscribe')} <span className="sr-only">{t('toOutside', { name })}</span>
      <Icon name="external-link" />
    </a>
  );
}
