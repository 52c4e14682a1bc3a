import { useLocale, useMessages } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { fill } from '@/lib/i18n/fill';
import { formatMoment } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';

/** Until when a private link works, and who can read it. `expiresAt`: ISO 8601. */
export function KeptUntil({ expiresAt }: { expiresAt: string }) {
  const locale = useLocale();
  const { until } = useMessages()['seo-report'].stored;
  const moment = formatMoment(locales[locale].hrefLang, brand.timeZone, new Date(expiresAt));
  return (
    // Keeps a distance from the shoreline of the footer.
    <p className="page-width pb-16 text-sm text-muted">{fill(until, { moment })}</p>
  );
}
