import advice from '@/messages/en/advice.json';
import type { ComplaintKind } from './complaints/kinds';
import type { RuleId } from './rules';

interface RuleWords {
  title: string;
  description: string;
  outcome: string;
}

/** Type check: each rule and each kind of complaint has English words. */
type Wanted = { rules: Record<RuleId, RuleWords>; complaints: Record<ComplaintKind, string> };

export const englishAdviceWords = advice satisfies Wanted;

type Dotted<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Dotted<Tree[Key]>}`;
}[keyof Tree & string];

/** Type check: each reason has English words. */
export type ReasonKey = Dotted<(typeof advice)['reasons']>;
