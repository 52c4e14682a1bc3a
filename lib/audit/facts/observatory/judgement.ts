import type { Evidence, Values } from '../../check';

/** The verdict of one rule: checks convert it to an outcome, the security score to points. */
export interface Judgement<Verdict extends string> {
  verdict: Verdict;
  values?: Values;
  evidence?: readonly Evidence[];
  /** Number of faults, when more than the evidence shows. */
  count?: number;
}
