import { fill } from '@/components/audit/fill';
import { LazyPhone } from '@/components/audit/phone/lazy-phone';
import { AuditReport } from '@/components/audit/report/audit-report';
import { ReportActions } from '@/components/audit/report/report-actions';
import reportPage from '@/components/audit/report/report-page.module.css';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { LazyRivals } from '@/components/audit/report/rivals/lazy-rivals';
import { selectRivalsParts } from '@/components/audit/report/rivals/rivals-parts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import type { Messages } from '@/lib/i18n/messages';
import styles from './audit-result.module.css';
import type { Mailing } from './use-audit';

export interface AuditResultProps {
  audit: PresentedAudit;
  mailing: Mailing | undefined;
  words: Messages['seo-audit']['result'];
  parts: ReportParts;
  onAnother: () => void;
}

/** The report, shown in place of the form. */
export function AuditResult({ audit, mailing, words, parts, onAnother }: AuditResultProps) {
  return (
    <div className={classNames('page-width', reportPage.page)}>
      <Button look="quiet" className={classNames(reportPage.another, 'print:hidden!')} onClick={onAnother}>
        {words.another}
      </Button>
      <AuditReport
        audit={audit}
        parts={parts}
        level={1}
        rivals={audit.rivals && <LazyRivals rivals={audit.rivals} parts={selectRivalsParts(parts)} />}
        phone={audit.phone && <LazyPhone phone={audit.phone} parts={parts} />}
        actions={
          <ReportActions
            link={audit.reportUrl}
            leadsTo="products"
            again={
              // A full page load, because the analytics script on this page must not see a private address.
              <a className={buttonClass({ look: 'quiet' })} href={audit.reportUrl}>
                {words.link}
              </a>
            }
            parts={parts}
          />
        }
      >
        {mailing && <p className={styles.mailed}>{tellMailing(mailing, words)}</p>}
      </AuditReport>
    </div>
  );
}

/** The e-mail address is shown only to the visitor who has just typed it. */
function tellMailing({ mailed, email }: Mailing, words: AuditResultProps['words']): string {
  if (mailed === 'failed') return words.mailFailed;
  return mailed === 'earlier' ? fill(words.mailedEarlier, { email: `\u2068${email}\u2069` }) : words.mailed;
}
