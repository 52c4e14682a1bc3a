import advice from '@/messages/en/advice.json';
import type { rules } from './rules';

interface RuleWords {
  title: string;
  description: string;
  outcome: string;
}

/** A rule without English words doesn't compile. */
type Wanted = { rules: { [Id in (typeof rules)[number]['id']]: RuleWords } };

export const englishAdviceWords = advice satisfies Wanted;

type Dotted<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Dotted<Tree[Key]>}`;
}[keyof Tree & string];

/** A reason without English words doesn't compile. */
export type ReasonKey = Dotted<(typeof advice)['reasons']>;
