import type { Outcome, Severity } from '../../check';
import { notApplicable } from '../../check';
import type { Judgement } from './judgement';

/** What a verdict means for a check: passed, not applicable, or failed for this reason; so severely, if it differs from the check's. */
type Meaning = 'passed' | 'not-applicable' | 'failed' | Severity;

type Failing<Meanings> = {
  [Verdict in keyof Meanings]: Meanings[Verdict] extends 'passed' | 'not-applicable' ? never : Verdict;
}[keyof Meanings] &
  string;

/** Converts the Observatory's verdict to the outcome of a check. */
export function toOutcome<Verdict extends string, const Meanings extends Readonly<Record<Verdict, Meaning>>>(
  { verdict, values, evidence = [], count }: Judgement<Verdict>,
  meanings: Meanings,
): Outcome<Failing<Meanings>> {
  const meaning: Meaning = meanings[verdict];
  if (meaning === 'not-applicable') return notApplicable;
  const shown = {
    ...(values && { values }),
    ...(evidence.length > 0 && { evidence: evidence.slice(0, 5) }),
  };
  if (meaning === 'passed' || !isReason(verdict, meanings)) return { status: 'passed', ...shown };
  return {
    status: 'failed',
    reason: verdict,
    ...(meaning !== 'failed' && { severity: meaning }),
    ...shown,
    ...(count !== undefined && { count }),
  };
}

function isReason<Meanings extends Readonly<Record<string, Meaning>>>(
  verdict: string,
  meanings: Meanings,
): verdict is Failing<Meanings> {
  return meanings[verdict] !== 'passed' && meanings[verdict] !== 'not-applicable';
}
