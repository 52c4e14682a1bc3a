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
import { AuditReport } from './audit-report';
import { ReportActions } from './report-actions';
import { ReportChange } from './report-change';
import { ReportFiles } from './report-files';
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
        {report.change && <ReportChange change={report.change} parts={parts} />}
      </AuditReport>
      <ReportFiles link={report.reportUrl} />
      <WatchSection locale={locale} watch={report.watch} />
      <p className="text-sm text-muted">{fill(words.stored.expires, { moment: moment(report.expiresAt) })}</p>
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
