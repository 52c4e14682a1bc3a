import { useState } from 'react';
import { SendError } from '@/lib/browser/http/send';
import type { FieldErrors } from '@/lib/errors';
import type { SentAnswers } from '@/lib/personalization/quote-message';
import { requestPersonalization } from '@/lib/personalization/request-personalization';
import type { PersonalizationResult } from '@/lib/personalization/result';

export type PersonalizationState =
  | { status: 'idle' | 'working' }
  | { status: 'done'; answers: SentAnswers; result: PersonalizationResult }
  | { status: 'failed'; sentence?: string; fieldErrors: FieldErrors };

/** Asks for a plan, and holds what came of it. */
export function usePersonalization(language: string) {
  const [state, setState] = useState<PersonalizationState>({ status: 'idle' });

  async function ask(answers: SentAnswers, sessionId: string | undefined) {
    setState({ status: 'working' });
    try {
      const sent = sessionId ? { ...answers, sessionId } : answers;
      setState({ status: 'done', answers, result: await requestPersonalization(sent, language) });
    } catch (error) {
      console.error(error);
      const cause = error instanceof Error && error.cause instanceof SendError ? error.cause : undefined;
      const { visitorMessage: sentence, fieldErrors = {} } = cause ?? {};
      setState({ status: 'failed', sentence, fieldErrors });
    }
  }

  return { state, ask, reset: () => setState({ status: 'idle' }) };
}
