import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** Shown without script: a link to the audit, which works without it, and our number. */
export function NoScript({ locale, text }: { locale: Locale; text: 'form' | 'analyser' }) {
  const t = useTranslations('seo-checker');
  return (
    <noscript>
      <p className="mt-4 max-w-160">
        {t.rich(`${text}.noScript`, {
          audit: (words) => <a href={localePath(locale, '/seo-audit')}>{words}</a>,
          phone: () => <PhoneLink />,
        })}
      </p>
    </noscript>
  );
}
