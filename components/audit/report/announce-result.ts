import { fill } from '@/components/audit/fill';
import type { PresentedAnalysis, PresentedAudit } from '@/lib/audit/report/presented-report';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

/** What a screen reader says of a result: its score, or that the website refused our program. */
export function announceResult(
  result: Pick<PresentedAnalysis, 'score' | 'refusal'> | Pick<PresentedAudit, 'overallScore' | 'refusal'>,
  { ready, parts }: { ready: string; parts: ReportParts },
): string {
  const score = 'score' in result ? result.score : result.overallScore;
  if (score === null) return result.refusal?.title ?? '';
  return fill(ready, { score: fill(parts.words.score, { score: reportFormat(parts).number(score) }) });
}
