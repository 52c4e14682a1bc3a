'use client';

import type { KeptPlan } from '@/lib/personalization/result';
import { answeredIn } from './answer-fields';
import { PersonalizationResultView } from './personalization-result';
import type { ToolParts } from './tool-words';

interface StoredPlanViewProps {
  kept: KeptPlan;
  parts: ToolParts;
  /** The page of the tool, with language. */
  toolPath: string;
}

/** A plan on the page of its link: nothing is recorded of who reads it. */
export function StoredPlanView({ kept: { answers, plan }, parts, toolPath }: StoredPlanViewProps) {
  return (
    <PersonalizationResultView
      answers={answers}
      answered={answeredIn(answers)}
      result={plan}
      parts={parts}
      onNewProfile={() => window.location.assign(toolPath)}
      onQuoteSent={() => {}}
    />
  );
}
