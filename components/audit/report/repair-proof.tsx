'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';
import { send } from '@/lib/browser/http/send';
import { useSending } from '@/lib/browser/http/use-sending';
import { minuteMs } from '@/lib/durations';
import type { Messages } from '@/lib/i18n/messages';
import styles from './repair-proof.module.css';

interface RepairProofProps {
  repair: Pick<PresentedRepair, 'id' | 'title' | 'proof'>;
  proof: NonNullable<RepairPlan['proof']>;
  words: Messages['audit-repairs']['proof']['labels'];
  /** Language tag. */
  language: string;
  /** Gets the plan as it is after the reading. */
  onRead: (plan: RepairPlan) => void;
}

/** “I've done this”: a form that has the website read again, with script without a page load, and what that has shown. */
export function RepairProof({ repair, proof, words, language, onRead }: RepairProofProps) {
  const { id, title } = repair;
  const { result, isSending, submit } = useSending<object, { plan: RepairPlan }>();
  const outcome = useRef<HTMLDivElement>(null);
  const { state = 'open', text = '', lines = [] } = repair.proof ?? {};
  const isOpen = state !== 'proven' && state !== 'unprovable';

  useEffect(() => {
    // The button is gone, and with it the focus.
    if (result.status === 'sent' && !isOpen && document.activeElement === document.body)
      outcome.current?.focus();
  }, [result, isOpen]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (typeof fetch !== 'function') return;
    event.preventDefault();
    if (isSending) return;
    const marks = { success: 'true', plan: 'object or null' } as const;
    // The server answers within 45 s; a website may take its time, and others may be read first.
    const options = { language, marks, timeoutMs: minuteMs };
    const body = { repair: id };
    const sent = await submit(body, () => send<{ plan: RepairPlan }>(proof.path, body, options));
    if (sent.status === 'sent') onRead(sent.answer.plan);
  }

  return (
    <div id={`repair-${id}`} className={styles.proof} data-proof={state}>
      <div ref={outcome} tabIndex={-1} role="status">
        {result.status === 'failed' && !isSending ? (
          <p>{result.sentence ?? words.failed}</p>
        ) : (
          text && (
            <>
              <p className="weight-semibold">{text}</p>
              {lines.length > 0 && (
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </>
          )
        )}
      </div>
      {isOpen && (
        <form className="print:hidden!" method="post" action={proof.path} onSubmit={handleSubmit}>
          <input type="hidden" name="repair" value={id} />
          <input type="hidden" name="locale" value={proof.locale} />
          <Button type="submit" look="surf" aria-disabled={isSending}>
            <BusyLabel
              isBusy={isSending}
              idle={state === 'open' ? words.press : words.again}
              busy={words.busy}
            />
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
      )}
    </div>
  );
}
