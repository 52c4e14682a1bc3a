'use client';

import type { KeptPlan } from '@/lib/personalization/result';
import { answeredIn } from './answer-fields';
import { PersonalizationResultView } from './personalization-result';
import type { ToolParts } from './tool-words';

interface StoredPlanViewProps {
  kept: KeptPlan;
  parts: ToolParts;
  /** Path of the tool's page, with language. */
  toolPath: string;
}

/** A plan on the page of its link: without tracking of its readers. */
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
