import advice from '@/messages/en/advice.json';
import type { RuleId } from './rules';

interface RuleWords {
  title: string;
  description: string;
  outcome: string;
}

/** Type check: each rule has English words. */
type Wanted = { rules: Record<RuleId, RuleWords> };

export const englishAdviceWords = advice satisfies Wanted;
