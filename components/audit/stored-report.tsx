import Link from 'next/link';
import type { PresentedReport } from '@/lib/audit/presented-report';
import type { Locale } from '@/lib/i18n/locales';
import { AuditReport } from './audit-report';
import { fill } from './fill';
import { ReportActions } from './report-actions';
import { ReportChange } from './report-change';
import { reportFormat } from './report-format';
import { useReportParts } from './report-parts';

/** The page under a report's private link. */
export function StoredReport({ locale, report }: { locale: Locale; report: PresentedReport }) {
  const parts = useReportParts(locale);
  const { words, icons, links } = parts;
  const { moment } = reportFormat(parts);
  const again = (
    <form method="post" action={report.rerunPath}>
      <button type="submit" className="btn quiet">
        {icons.again}
        {words.actions.again}
      </button>
    </form>
  );
  return (
    <div className="wrap report-page">
      <p className="noprint">
        <Link className="link" href={links.audit} prefetch={false}>
          {words.stored.another}
        </Link>
      </p>
      <AuditReport
        audit={report}
        parts={parts}
        level={1}
        actions={
          <ReportActions
            link={report.reportUrl}
            leadsTo="products"
            again={again}
            parts={{ words, links, icons: { link: icons.link, print: icons.print } }}
          />
        }
      >
        {report.change && <ReportChange change={report.change} parts={parts} />}
      </AuditReport>
      <p className="small muted">{fill(words.stored.expires, { moment: moment(report.expiresAt) })}</p>
    </div>
  );
}
