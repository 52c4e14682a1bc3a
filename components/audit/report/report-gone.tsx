import { useLocale, useTranslations } from 'next-intl';
import EmptyClipboard from '@/components/art/empty-clipboard.svg';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { describePreview } from '@/lib/config/preview';
import { retention } from '@/lib/config/retention';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import reportPage from './report-page.module.css';

/** The page for an expired or unknown link. */
export function ReportGone() {
  const locale = useLocale();
  const t = useTranslations('audit-report.gone');
  const preview = useTranslations('shell.preview.noResult');
  const isScattered = describePreview()?.isScattered;
  return (
    <section className={classNames('page-width', reportPage.page, reportPage.gone)}>
      <div className={reportPage.words}>
        <h1>{isScattered ? preview('title') : t('title')}</h1>
        <p className="lead">
          {isScattered
            ? preview('text')
            : t('text', { days: formatters(locale).number(retention.resultDays) })}
        </p>
        <p className={reportPage.links}>
          <Link
            className={buttonClass({ look: 'cta', size: 'lg' })}
            href={localePath(locale, '/seo-audit')}
            prefetch={false}
          >
            {t('again')}
          </Link>
          <Link className={buttonClass({ size: 'lg' })} href={localePath(locale, '/contact')}>
            {t('contact')}
          </Link>
        </p>
      </div>
      <EmptyClipboard className={reportPage.picture} />
    </section>
  );
}
