import type { ReactNode } from 'react';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import type { EnquiryResult } from './use-enquiry';

export interface EnquiryAnswerLabels {
  /** While the browser works on a proof before the message goes off. */
  checking: string;
  sent: string;
  failed: string;
  /** Follows `failed` when the answer brought no sentence of its own. */
  kept: ReactNode;
  /** Follows `failed` after an ordinary form post. */
  formKeptInHistory: ReactNode;
}

/** Drawn on the server, so that the icon table does not travel with the form. */
export interface EnquiryAnswerIcons {
  ok: ReactNode;
  fault: ReactNode;
}

interface EnquiryAnswerProps {
  result: EnquiryResult;
  isChecking: boolean;
  labels: EnquiryAnswerLabels;
  icons: EnquiryAnswerIcons;
}

/**
 * What became of the message. Without script the API answers 303 to #sent or #not-sent, and CSS shows the one
 * the address names; a result of the script takes their place. The live region is there from the start: one that
 * appears together with its text may go unheard.
 */
export function EnquiryAnswer({ result, isChecking, labels, icons }: EnquiryAnswerProps) {
  const sent = (
    <Answer kind="ok" icon={icons.ok}>
      <p>{labels.sent}</p>
    </Answer>
  );
  const failed = (reason: ReactNode) => (
    <Answer kind="bad" icon={icons.fault}>
      <p>{labels.failed}</p>
      <p className="text-sm">{reason}</p>
    </Answer>
  );
  return (
    <>
      <div role="status">
        {isChecking && <p className="text-sm">{labels.checking}</p>}
        {result.status === 'sent' && sent}
        {result.status === 'failed' && failed(result.sentence ?? labels.kept)}
      </div>
      {result.status === 'idle' && (
        <>
          <div id="sent" className={postedClass}>
            {sent}
          </div>
          <div id="not-sent" className={postedClass}>
            {failed(labels.formKeptInHistory)}
          </div>
        </>
      )}
    </>
  );
}

function Answer({ kind, icon, children }: { kind: 'ok' | 'bad'; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={answerClass(kind)}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
