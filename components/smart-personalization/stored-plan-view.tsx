'use client';

import type { PlanWithAnswers } from '@/lib/personalization/result';
import { listAnswered } from './answer-fields';
import { PersonalizationResultView } from './personalization-result';
import type { ToolParts } from './tool-words';

interface StoredPlanViewProps {
  stored: PlanWithAnswers;
  parts: ToolParts;
  /** Path of the tool's page, with language. */
  toolPath: string;
}

/** A plan on the page of its private link: without tracking its readers. */
export function StoredPlanView({ stored: { answers, plan }, parts, toolPath }: StoredPlanViewProps) {
  return (
    <PersonalizationResultView
      answers={answers}
      answered={listAnswered(answers)}
      result={plan}
      parts={parts}
      onNewProfile={() => window.location.assign(toolPath)}
      onQuoteSent={() => {}}
    />
  );
}
