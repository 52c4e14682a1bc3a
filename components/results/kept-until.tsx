import { useMessages } from 'next-intl';
import { fill } from '@/components/audit/fill';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import styles from './kept-until.module.css';

/** Until when a private link works, and who can read it. `expiresAt`: ISO 8601. */
export function KeptUntil({ locale, expiresAt }: { locale: Locale; expiresAt: string }) {
  const { until } = useMessages()['seo-report'].stored;
  const moment = new Intl.DateTimeFormat(locales[locale].hrefLang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  return (
    <p className={classNames('page-width text-sm text-muted', styles.until)}>
      {fill(until, { moment: moment.format(new Date(expiresAt)) })}
    </p>
  );
}
