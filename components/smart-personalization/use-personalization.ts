import { rememberResult } from '@/components/results/remembered-result';
import { useTool } from '@/components/results/use-tool';
import type { SentAnswers } from '@/lib/smart-personalization/choices';
import { requestPersonalization } from '@/lib/smart-personalization/request-personalization';
import type { PersonalizationResult, PlanWithAnswers } from '@/lib/smart-personalization/result';

interface ShownPlan {
  answers: SentAnswers;
  result: PersonalizationResult;
}

const restore = ({ answers, plan }: PlanWithAnswers) => ({ answers, result: plan });

/** Requests a plan. */
export function usePersonalization(language: string) {
  const { state, submit, reset } = useTool<'personalization', SentAnswers, ShownPlan>(
    'personalization',
    language,
    restore,
  );

  async function ask(answers: SentAnswers, sessionId: string | undefined) {
    const sent = sessionId ? { ...answers, sessionId } : answers;
    const outcome = await submit(answers, async () => ({
      answers,
      result: await requestPersonalization(sent, language),
    }));
    if (outcome.status === 'sent') rememberResult(outcome.answer.result.reportUrl);
  }

  return { state, ask, reset };
}
