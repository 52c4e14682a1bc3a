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
