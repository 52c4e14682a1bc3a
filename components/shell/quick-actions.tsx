import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** On phones: calling and writing stay at the thumb. */
export function QuickActions({ locale }: { locale: Locale }) {
  const t = useTranslations('shell.quickActions');
  const words = useTranslations('common');
  return (
    <aside className="thumb" aria-label={t('label')}>
      <a className="btn" href={brand.phoneHref}>
        <Icon name="phone" />
        {t('call')}
      </a>
      <Link className="btn cta" href={localePath(locale, '/contact')}>
        {words('askForQuote')}
      </Link>
    </aside>
  );
}
