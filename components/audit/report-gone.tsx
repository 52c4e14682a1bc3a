import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { reportDays } from '@/lib/audit/report-days';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** Where a link ends that has run out, or was never given out. */
export function ReportGone({ locale }: { locale: Locale }) {
  const t = useTranslations('audit-report.gone');
  return (
    <section className="wrap report-page">
      <h1 className="t4">{t('title')}</h1>
      <p className="lede">{t('text', { days: formatters(locale).number(reportDays) })}</p>
      <p>
        <Link className="btn cta lg" href={localePath(locale, '/seo-audit')} prefetch={false}>
          {t('again')}
        </Link>{' '}
        <Link className="btn lg" href={localePath(locale, '/contact')}>
          {t('contact')}
        </Link>
      </p>
    </section>
  );
}
