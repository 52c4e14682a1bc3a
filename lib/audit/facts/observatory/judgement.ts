import type { Evidence, Values } from '../../check';

/** The verdict of one rule: a check turns it into an outcome, the score into points. */
export interface Judgement<Verdict extends string> {
  verdict: Verdict;
  values?: Values;
  evidence?: readonly Evidence[];
  /** Number of faults, when more than the evidence shows. */
  count?: number;
}
