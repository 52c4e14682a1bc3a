import { useTranslations } from 'next-intl';
import { fill } from '@/components/audit/fill';
import { PhoneProgress } from '@/components/audit/phone/phone-progress';
import { PhoneSection } from '@/components/audit/phone/phone-section';
import { WatchSection } from '@/components/audit/watch/watch-section';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import type { PresentedReport } from '@/lib/audit/report/presented-report';
import type { Locale } from '@/lib/i18n/locales';
import { findBrowserSource } from '@/lib/rendered-page/render-page';
import { reportFormats } from '@/lib/site/report-path';
import { AuditReport } from './audit-report';
import { ReportActions } from './report-actions';
import { ReportChange } from './report-change';
import { reportFormat } from './report-format';
import reportPage from './report-page.module.css';
import { type ReportParts, useReportParts } from './report-parts';
import { selectRivalsParts } from './rivals/rivals-parts';
import { RivalsSection } from './rivals/rivals-section';

/** The page under a report's private link. */
export function StoredReport({ locale, report }: { locale: Locale; report: PresentedReport }) {
  const parts = useReportParts(locale);
  const { words, icons, links } = parts;
  const { moment } = reportFormat(parts);
  const again = (
    <form method="post" action={report.rerunPath}>
      <Button type="submit" look="quiet">
        {icons.again}
        {words.actions.again}
      </Button>
    </form>
  );
  return (
    <div className={classNames('page-width', reportPage.page)}>
      <p className="mb-4 print:hidden!">
        <Link className="text-link" href={links.audit} prefetch={false}>
          {words.stored.another}
        </Link>
      </p>
      <AuditReport
        audit={report}
        parts={parts}
        level={1}
        rivals={report.rivals && <RivalsSection rivals={report.rivals} parts={selectRivalsParts(parts)} />}
        phone={report.phone && <StoredPhone phone={report.phone} parts={parts} />}
        actions={<ReportActions link={report.reportUrl} leadsTo="products" again={again} parts={parts} />}
      >
        {report.change && <ReportChange change={report.change} score={report.overallScore} parts={parts} />}
      </AuditReport>
      <div className={reportPage.after}>
        <WatchSection locale={locale} watch={report.watch} />
        <ReportFiles link={report.reportUrl} />
        <p className="text-sm text-muted">
          {fill(words.stored.expires, { moment: moment(report.expiresAt) })}
        </p>
      </div>
    </div>
  );
}

/** Loads scripts only while the rendering is pending. */
function StoredPhone({ phone, parts }: { phone: PresentedPhone; parts: ReportParts }) {
  const { critical, warning, passed } = parts.icons;
  const own = { icons: { critical, warning, passed }, fix: parts.words.findings.fix };
  if (phone.path === null) return <PhoneSection phone={phone} parts={own} />;
  return <PhoneProgress phone={phone} parts={own} language={parts.language} />;
}

/**
 * Links to a report as a file, for developers and programs. `link`: the report's own address. As PDF only where this server has a
 * browser to print with.
 */
function ReportFiles({ link }: { link: string }) {
  const t = useTranslations('audit-report.files');
  const { pathname } = new URL(link);
  const formats = reportFormats.filter((format) => format !== 'pdf' || findBrowserSource() !== null);
  return (
    <section className="print:hidden!" aria-labelledby="files-title">
      <h2 className="heading-sm" id="files-title">
        {t('title')}
      </h2>
      <p className="mt-2 text-muted">
        {t('text')} {formats.includes('pdf') ? '' : t('print')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {formats.map((format) => (
          <li key={format}>
            <a className="text-link inline-block py-2.5" href={`${pathname}.${format}`} rel="nofollow">
              {t(format)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
