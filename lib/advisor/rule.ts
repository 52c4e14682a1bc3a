import type { ServiceId } from '@/lib/content/services';
import type { AdviceType, Reason } from './advice';
import type { Situation } from './situation';

/** What one fact means for the advice. Unknown and irrelevant facts count neither for nor against it. */
export type Verdict =
  | {
      speaks: 'for';
      /** Share of the criterion's weight, up to 1. */
      strength: number;
      /** Absent if there is nothing to quote. */
      reason?: Reason;
    }
  | { speaks: 'against' }
  | { speaks: 'silent' };

/** One fact that a rule evaluates, and its weight among the rule's criteria. */
export interface Criterion {
  weight: number;
  /** It can only count against the advice: its weight is not part of the possible total. */
  objects?: true;
  judge: (situation: Situation) => Verdict;
}

export interface Offer {
  /** Price of the first step in Australian dollars, from our price list; null if only a quote can tell. */
  price: { dollars: number; per: 'job' | 'month' } | null;
  /** Arguments of the words; a name that ends in `Dollars` is written as money, under the name without that ending. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * One piece of advice. Its id is the key of its words in `messages/<locale>/advice.json`: `rules.<id>.title`,
 * `.description` and `.outcome`.
 */
export interface Rule<Id extends string = string> {
  id: Id;
  type: AdviceType;
  /** Rules of one topic give the same or opposite advice: only the best of them is used. */
  topic: string;
  /** Services to link to, the most fitting first. */
  services: readonly [ServiceId, ...ServiceId[]];
  /** 1 to 10: how much it achieves for a business that it fits. Our own estimate. */
  importance: number;
  /** It costs no money, so no price is shown. */
  isFree?: true;
  /** False if the advice would be wrong, whatever else supports it. Absent if it never is. */
  applies?: (situation: Situation) => boolean;
  /** Whether it may be given to an owner whose complaint doesn't ask for it; absent if it always may. */
  unasked?: (situation: Situation) => boolean;
  criteria: readonly Criterion[];
  /** Absent if it is free or sold by quote only. */
  offer?: (situation: Situation) => Offer;
}

/** Preserves the literal type of the id, which the words are checked against. */
export function defineRule<const Id extends string>(rule: Rule<Id>): Rule<Id> {
  return rule;
}
