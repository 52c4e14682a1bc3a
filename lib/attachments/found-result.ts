import type { KeptAdvice } from '@/lib/ai-recommendations/recommendation-set';
import type { PresentedAnalysis, PresentedReport } from '@/lib/audit/presented';
import type { GrowthResult } from '@/lib/business-growth/result';
import type { PlanWithAnswers } from '@/lib/smart-personalization/result';

/** The result of each tool, as presented. Types only, safe in a browser. */
export interface ResultByKind {
  audit: PresentedReport;
  check: PresentedAnalysis;
  growth: GrowthResult;
  personalization: PlanWithAnswers;
  advice: KeptAdvice;
}

export type FoundResult = {
  [Kind in keyof ResultByKind]: { kind: Kind; result: ResultByKind[Kind] };
}[keyof ResultByKind];

export type KeptResult = FoundResult & {
  /** Private link, absolute, in the reader's language. */
  url: string;
  /** ISO 8601. */
  expiresAt: string;
};
