import type { ServiceId } from '@/lib/content/services';
import type { AdviceType, Reason } from './advice';
import type { Situation } from './situation';

/** How one fact bears on an advice. Unknown and irrelevant facts are silent: they neither help nor harm. */
export type Verdict =
  | {
      speaks: 'for';
      /** Share of the criterion's weight, up to 1. */
      strength: number;
      /** Absent where there is nothing to quote. */
      reason?: Reason;
    }
  | { speaks: 'against' }
  | { speaks: 'silent' };

/** One fact a rule looks at, and how much it counts among the rule's criteria. */
export interface Criterion {
  weight: number;
  /** It can only speak against: it is no part of what could have spoken for the advice. */
  objects?: true;
  judge: (situation: Situation) => Verdict;
}

export interface Offer {
  /** Australian dollars of the first step, from our price list; null where only a quote can say. */
  price: { dollars: number; per: 'job' | 'month' } | null;
  /** Arguments of the words; a name that ends in `Dollars` is written as money, under the name without that ending. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * One piece of advice. File name = id = key of its words in `messages/<locale>/advice.json`: `rules.<id>.title`,
 * `.description` and `.outcome`.
 */
export interface Rule<Id extends string = string> {
  id: Id;
  type: AdviceType;
  /** Rules of one topic say the same thing, or opposite things: only the best of them is given. */
  topic: string;
  /** Where the reader can go on; the first is the most fitting. */
  services: readonly [ServiceId, ...ServiceId[]];
  /** 1 to 10: what it changes for a business for which it is right. Our judgement from practice. */
  importance: number;
  /** Without this the advice would be wrong, whatever else speaks for it. */
  applies: (situation: Situation) => boolean;
  criteria: readonly Criterion[];
  /** Nothing to pay, or by quote, when absent. */
  offer?: (situation: Situation) => Offer;
}

/** Keeps the literal type of the id, which the words are checked against. */
export function defineRule<const Id extends string>(rule: Rule<Id>): Rule<Id> {
  return rule;
}
