import { useEffect, useState } from 'react';
import { rememberResult } from '@/components/results/remembered-result';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { SendError } from '@/lib/browser/http/send';
import type { FieldErrors } from '@/lib/errors';
import type { SentAnswers } from '@/lib/personalization/choices';
import { requestPersonalization } from '@/lib/personalization/request-personalization';
import type { PersonalizationResult, PlanWithAnswers } from '@/lib/personalization/result';

export type PersonalizationState =
  | { status: 'idle' | 'working' }
  | { status: 'done'; answers: SentAnswers; result: PersonalizationResult }
  | { status: 'failed'; sentence?: string; fieldErrors: FieldErrors };

/** Requests a plan, and stores the outcome. */
export function usePersonalization(language: string) {
  const [state, setState] = useState<PersonalizationState>({ status: 'idle' });

  // Once the result is shown: if that fails, the error page gives the form back as it was.
  useEffect(() => {
    if (state.status === 'done') forgetTyped('personalization');
  }, [state.status]);

  async function ask(answers: SentAnswers, sessionId: string | undefined) {
    setState({ status: 'working' });
    try {
      const sent = sessionId ? { ...answers, sessionId } : answers;
      const result = await requestPersonalization(sent, language);
      rememberResult(result.reportUrl);
      setState({ status: 'done', answers, result });
    } catch (error) {
      console.error(error);
      const cause = error instanceof Error && error.cause instanceof SendError ? error.cause : undefined;
      const { visitorMessage: sentence, fieldErrors = {} } = cause ?? {};
      setState({ status: 'failed', sentence, fieldErrors });
    }
  }

  /** Shows an earlier plan. */
  function show({ answers, plan }: PlanWithAnswers) {
    setState((now) => (now.status === 'idle' ? { status: 'done', answers, result: plan } : now));
  }

  function reset() {
    rememberResult(null);
    setState({ status: 'idle' });
  }

  return { state, ask, show, reset };
}
