'use client';

import type { PlanWithAnswers } from '@/lib/smart-personalization/result';
import { listAnswered } from './answer-fields';
import { PersonalizationResultView } from './personalization-result';
import type { PlanTexts } from './use-plan-texts';

interface StoredPlanViewProps {
  stored: PlanWithAnswers;
  texts: PlanTexts;
  /** Path of the tool's page, with language. */
  toolPath: string;
}

/** A plan on the page of its private link: without tracking its readers. */
export function StoredPlanView({ stored: { answers, plan }, texts, toolPath }: StoredPlanViewProps) {
  return (
    <PersonalizationResultView
      answers={answers}
      answered={listAnswered(answers)}
      result={plan}
      texts={texts}
      onNewProfile={() => window.location.assign(toolPath)}
      onQuoteSent={() => {}}
    />
  );
}
