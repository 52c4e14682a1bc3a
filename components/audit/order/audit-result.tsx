import { AuditReport } from '@/components/audit/report/audit-report';
import { ReportActions } from '@/components/audit/report/report-actions';
import reportPage from '@/components/audit/report/report-page.module.css';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import type { Messages } from '@/lib/i18n/messages';
import styles from './audit-result.module.css';

interface AuditResultProps {
  audit: PresentedAudit;
  words: Messages['seo-audit']['result'];
  parts: ReportParts;
  onAnother: () => void;
}

/** The report where the form was. */
export function AuditResult({ audit, words, parts, onAnother }: AuditResultProps) {
  return (
    <div className={classNames('page-width', reportPage.page)}>
      <Button look="quiet" className="print:hidden!" onClick={onAnother}>
        {words.another}
      </Button>
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
              <a className={buttonClass({ look: 'quiet' })} href={audit.reportUrl}>
                {words.link}
              </a>
            }
            parts={parts}
          />
        }
      >
        <p className={styles.mailed}>{words.mailed}</p>
      </AuditReport>
    </div>
  );
}
