import type { Evidence, Values } from '../../check';

/** What one rule says about a page: a check makes an outcome of it, the score a number of points. */
export interface Judgement<Verdict extends string> {
  verdict: Verdict;
  values?: Values;
  evidence?: readonly Evidence[];
  /** Faults in all, when more than the evidence shows. */
  count?: number;
}
