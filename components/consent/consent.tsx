import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { publicEnv } from '@/lib/config/public-env';
import { defaultPreferences } from '@/lib/consent/default-preferences';
import { localePath } from '@/lib/i18n/path';
import { CookieBanner } from './cookie-banner';

/** The cookie banner and dialog, which apply the visitor's consent to analytics. */
export function Consent() {
  const locale = useLocale();
  const t = useTranslations('consent');
  const { banner, dialog } = useMessages().consent;
  const { label, manage, acceptAll } = banner;
  return (
    <CookieBanner
      measurementId={publicEnv.measurementId}
      defaults={defaultPreferences(locale)}
      words={{ banner: { label, manage, acceptAll }, dialog }}
    >
      {t.rich('banner.text', {
        link: (chunks) => (
          <Link href={localePath(locale, '/privacy-policy')} prefetch={false}>
            {chunks}
          </Link>
        ),
      })}
    </CookieBanner>
  );
}
