import type { PresentedAnalysis, PresentedAudit } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';

/** What a screen reader says of a result: its score, or that the website refused our program. */
export function announceResult(
  result: Pick<PresentedAnalysis, 'score' | 'refusal'> | Pick<PresentedAudit, 'overallScore' | 'refusal'>,
  { ready, texts }: { ready: string; texts: ReportTexts },
): string {
  const score = 'score' in result ? result.score : result.overallScore;
  if (score === null) return result.refusal?.title ?? '';
  return fill(ready, { score: fill(texts.words.score, { score: reportFormat(texts).number(score) }) });
}
