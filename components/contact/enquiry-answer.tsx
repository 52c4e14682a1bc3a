import type { ReactNode } from 'react';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import type { SendingResult } from '@/lib/browser/http/use-sending';

export interface EnquiryAnswerLabels {
  /** Shown while the browser computes a proof of work before sending. */
  checking: string;
  sent: string;
  /** Shown after `sent`: what the visitor can do next. */
  next?: ReactNode;
  failed: string;
  /** Shown after `failed` when the answer contains no message. */
  kept: ReactNode;
  /** Shown after `failed` when a form post without script failed. */
  formKeptInHistory: ReactNode;
}

/** Rendered on the server, so that the icon table is not part of the form's script. */
export interface EnquiryAnswerIcons {
  ok: ReactNode;
  fault: ReactNode;
}

interface EnquiryAnswerProps {
  result: SendingResult<unknown>;
  isChecking: boolean;
  labels: EnquiryAnswerLabels;
  icons: EnquiryAnswerIcons;
}

/**
 * The outcome of the message. Without script the API redirects (303) to #sent or #not-sent, and `:target` shows the
 * message; the script's result replaces it. The live region exists from the start: one that is added together with its
 * text may not be announced.
 */
export function EnquiryAnswer({ result, isChecking, labels, icons }: EnquiryAnswerProps) {
  const sent = (
    <Answer kind="ok" icon={icons.ok}>
      <p>{labels.sent}</p>
      {labels.next}
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
