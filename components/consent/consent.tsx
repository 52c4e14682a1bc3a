import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { publicEnv } from '@/lib/config/public-env';
import { defaultPreferences } from '@/lib/consent/default-preferences';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { CookieConsent } from './cookie-consent';

/** The cookie banner and dialog, which apply the visitor's consent to analytics. */
export function Consent({ locale }: { locale: Locale }) {
  const t = useTranslations('consent');
  return (
    <CookieConsent
      measurementId={publicEnv.measurementId}
      defaults={defaultPreferences(locale)}
      banner={{
        label: t('banner.label'),
        manage: t('banner.manage'),
        acceptAll: t('banner.acceptAll'),
      }}
      dialog={{
        title: t('dialog.title'),
        description: t('dialog.description'),
        kinds: {
          necessary: { label: t('dialog.necessary'), description: t('dialog.necessaryDescription') },
          analytics: { label: t('dialog.analytics'), description: t('dialog.analyticsDescription') },
          marketing: { label: t('dialog.marketing'), description: t('dialog.marketingDescription') },
        },
        cancel: t('dialog.cancel'),
        acceptAll: t('banner.acceptAll'),
        save: t('dialog.save'),
        close: t('dialog.close'),
        closeIcon: <Icon name="x" />,
      }}
    >
      {t.rich('banner.text', {
        link: (chunks) => (
          <Link href={localePath(locale, '/privacy-policy')} prefetch={false}>
            {chunks}
          </Link>
        ),
      })}
    </CookieConsent>
  );
}
