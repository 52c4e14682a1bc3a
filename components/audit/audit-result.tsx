import type { PresentedAudit } from '@/lib/audit/presented-report';
import type { Messages } from '@/lib/i18n/messages';
import { AuditReport } from './audit-report';
import { ReportActions } from './report-actions';
import type { ReportParts } from './report-parts';

interface AuditResultProps {
  audit: PresentedAudit;
  words: Messages['seo-audit']['result'];
  parts: ReportParts;
  onAnother: () => void;
}

/** The report where the form was. */
export function AuditResult({ audit, words, parts, onAnother }: AuditResultProps) {
  return (
    <div className="wrap report-page">
      <button type="button" className="btn quiet noprint" onClick={onAnother}>
        {words.another}
      </button>
      <AuditReport
        audit={audit}
        parts={parts}
        level={1}
        actions={
          <ReportActions
            link={audit.reportUrl}
            leadsTo="products"
            again={
              // A load of its own: the script that measures this page must not follow to a private address.
              <a className="btn quiet" href={audit.reportUrl}>
                {words.link}
              </a>
            }
            parts={parts}
          />
        }
      >
        <p className="report-mailed">{words.mailed}</p>
      </AuditReport>
    </div>
  );
}
