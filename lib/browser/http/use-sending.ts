import { useRef, useState } from 'react';
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

const noDraft = { text: '', key: '' };

interface Sending<Draft> {
  status: 'sending';
  draft: Draft;
  /** Whether the browser solves a proof of work first. */
  isChecking: boolean;
}

/**
 * Sends one form. `result` is that of the last request until the next one replaces it; `state` is the request while it runs,
 * then its result. Failures are logged.
 */
export function useSending<Draft, Answer>() {
  const [sending, setSending] = useState<Sending<Draft>>();
  const [result, setResult] = useState<SendingResult<Answer>>({ status: 'idle' });
  const last = useRef(noDraft);

  async function submit(draft: Draft, request: (attempt: Attempt) => Promise<Answer>) {
    const text = JSON.stringify(draft);
    // The key stays until an answer has come, so that trying again stores nothing twice. An edited draft is a new one: with
    // the old key the server would return what is stored.
    if (last.current.text !== text) last.current = { text, key: createKey() };
    setSending({ status: 'sending', draft, isChecking: false });
    const onChallenge = () => setSending({ status: 'sending', draft, isChecking: true });
    const outcome = await settle(request({ idempotencyKey: last.current.key, onChallenge }));
    if (outcome.status === 'sent') last.current = noDraft;
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
