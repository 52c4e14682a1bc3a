import { LastPiece } from '@/components/art/last-piece';
import { LazyPhoneScreen } from '@/components/audit/phone-screen/lazy-phone-screen';
import { AuditReport } from '@/components/audit/report/audit-report';
import { ReportActions } from '@/components/audit/report/report-actions';
import reportPage from '@/components/audit/report/report-page.module.css';
import type { AuditTexts } from '@/components/audit/report/report-texts';
import { LazyRivals } from '@/components/audit/report/rivals/lazy-rivals';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { ReceiptCard } from '@/components/ui/receipt-card';
import sentToast from '@/components/ui/sent-toast.module.css';
import type { PresentedAudit } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';

export interface AuditResultProps {
  audit: PresentedAudit;
  /** Whether it was ordered just now, so that its mail is on its way. */
  isNew: boolean;
  words: Messages['seo-audit']['result'];
  /** "Sent". */
  stamp: string;
  texts: AuditTexts;
  onAnother: () => void;
}

/** The report, shown in place of the form. */
export function AuditResult({ audit, isNew, words, stamp, texts, onAnother }: AuditResultProps) {
  // A full page load, because the analytics script on this page must not see a private address.
  const open = (look?: 'quiet') => (
    <a className={buttonClass({ look, className: 'print:hidden!' })} href={audit.reportUrl}>
      {words.link}
    </a>
  );
  return (
    <div className={classNames('page-width', reportPage.page)}>
      <Button look="quiet" className={classNames(reportPage.another, 'print:hidden!')} onClick={onAnother}>
        {words.another}
      </Button>
      <AuditReport
        audit={audit}
        texts={texts}
        level={1}
        rivals={
          audit.rivals && (
            <LazyRivals
              rivals={audit.rivals}
              words={texts.parts.rivals}
              fix={texts.words.findings.fix}
              language={texts.language}
            />
          )
        }
        phoneScreen={audit.phone && <LazyPhoneScreen phone={audit.phone} texts={texts} />}
        actions={
          <ReportActions
            link={audit.reportUrl}
            leadsTo="products"
            again={!isNew && open('quiet')}
            texts={texts}
          />
        }
      >
        {isNew && (
          <ReceiptCard
            className={classNames(reportPage.sent, sentToast.told)}
            picture={<LastPiece />}
            language={texts.language}
            stamp={stamp}
          >
            <p>{words.mailed}</p>
            {open()}
          </ReceiptCard>
        )}
      </AuditReport>
    </div>
  );
}
