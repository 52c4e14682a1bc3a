import { useRef, useState } from 'react';
import { readDraftKey } from '@/lib/browser/forms/draft-key';
import { hashText } from '@/lib/browser/forms/hash-text';
import { type Failure, readFailure } from './read-failure';

export type SendingResult<Answer> =
  | { status: 'idle' }
  | { status: 'sent'; answer: Answer }
  | ({ status: 'failed' } & Failure);

/** Options of `sendWithProof` that belong to one try. */
interface Attempt {
  idempotencyKey: string;
  onChallenge: () => void;
}

interface Sending<Draft> {
  status: 'sending';
  draft: Draft;
  /** Whether the browser solves a proof of work first. */
  isChecking: boolean;
}

/**
 * Sends one form. `result` is that of the last request until the next one replaces it; `state` is the request while it runs,
 * then its result. Failures are logged.
 * @param form its `data-form`, if its draft is kept
 */
export function useSending<Draft, Answer>(form?: string) {
  const [sending, setSending] = useState<Sending<Draft>>();
  const [result, setResult] = useState<SendingResult<Answer>>({ status: 'idle' });
  const ownKey = useRef('');

  async function submit(draft: Draft, request: (attempt: Attempt) => Promise<Answer>) {
    // The same text has the same key until an answer has come, so that trying again stores nothing twice: after a reload
    // and in a copied tab, too, where the draft's own key is kept with it. An edited draft is a new one: with the old key
    // the server would return what is stored.
    if (ownKey.current === '') ownKey.current = createKey();
    const key = (form && readDraftKey(form)) || ownKey.current;
    const idempotencyKey = `${key}${hashText(JSON.stringify(draft))}`;
    setSending({ status: 'sending', draft, isChecking: false });
    const onChallenge = () => setSending({ status: 'sending', draft, isChecking: true });
    const outcome = await settle(request({ idempotencyKey, onChallenge }));
    if (outcome.status === 'sent') ownKey.current = '';
    setResult(outcome);
    setSending(undefined);
    return outcome;
  }

  return { state: sending ?? result, result, isSending: sending !== undefined, submit, setResult };
}

async function settle<Answer>(request: Promise<Answer>) {
  try {
    return { status: 'sent', answer: await request } as const;
  } catch (error) {
    console.error(error);
    return { status: 'failed', ...readFailure(error) } as const;
  }
}

/** 128 random bits for an `Idempotency-Key`. Not `randomUUID`, which browsers offer only on https and localhost. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
