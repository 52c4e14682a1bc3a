import type advice from '@/messages/en/advice.json';

type Dotted<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Dotted<Tree[Key]>}`;
}[keyof Tree & string];

/** Type check: each reason has English words. */
export type ReasonKey = Dotted<(typeof advice)['reasons']>;
