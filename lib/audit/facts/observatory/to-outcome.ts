import type { Outcome, Severity } from '../../check';
import { notApplicable } from '../../check';
import type { Judgement } from './judgement';

/** What a verdict means for a check: passed, not applicable, or failed for a reason. */
type Meaning<Reason extends string> = 'passed' | 'not-applicable' | { reason: Reason; severity?: Severity };

/** Converts the Observatory's verdict to the outcome of a check. */
export function toOutcome<Verdict extends string, Reason extends string>(
  { verdict, values, evidence = [], count }: Judgement<Verdict>,
  meanings: Readonly<Record<Verdict, Meaning<Reason>>>,
): Outcome<Reason> {
  const meaning = meanings[verdict];
  if (meaning === 'not-applicable') return notApplicable;
  const shown = {
    ...(values && { values }),
    ...(evidence.length > 0 && { evidence: evidence.slice(0, 5) }),
  };
  if (meaning === 'passed') return { status: 'passed', ...shown };
  return { status: 'failed', ...meaning, ...shown, ...(count !== undefined && { count }) };
}
