import type { ComplaintKind } from './kinds';

/** What an owner complains of. `unknown` is a text, or an answer, that is none of the kinds. */
export interface Complaint {
  kind: ComplaintKind | 'unknown';
  /** The owner's own words; absent if the kind was only chosen from the list. */
  words?: string;
  /** The text may as well mean the next complaint. */
  isDoubtful?: true;
  /** Too little of it is said to begin with it. */
  isGuess?: true;
}
