import type { Budget } from '@/lib/content/business-profile';
import { type BusinessSize, budgets, type Industry } from '@/lib/content/business-profile';
import type advice from '@/messages/en/advice.json';
import type { Reason } from './advice';
import { budgetRange } from './budget-range';
import type { ComplaintKind } from './complaints/kinds';
import { type Goal, type Timeframe, timeframes } from './facts';
import type { PageTopic } from './page-topics';
import type { Criterion, Verdict } from './rule';
import type { ServiceKind } from './service-kinds';

type Dotted<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Dotted<Tree[Key]>}`;
}[keyof Tree & string];

/** Type check: each reason has English words. */
type ReasonKey = Dotted<(typeof advice)['reasons']>;

const silent: Verdict = { speaks: 'silent' };
/** Strength of a criterion that fits, but less clearly. */
const WEAK = 0.5;

function speaks(key: ReasonKey, values: Reason['values'] = {}, strength = 1): Verdict {
  return { speaks: 'for', strength, reason: { key, values } };
}

/** "Other" names no trade, so it can't be quoted. */
export function industry(
  weight: number,
  strong: readonly Industry[],
  weak: readonly Industry[] = [],
): Criterion {
  return {
    weight,
    judge: ({ facts }) => {
      const strength = strong.includes(facts.industry) ? 1 : weak.includes(facts.industry) ? WEAK : 0;
      if (strength === 0) return silent;
      if (facts.industry === 'other') return { speaks: 'for', strength: WEAK };
      return speaks(`industry.${facts.industry}`, {}, strength);
    },
  };
}

/** The first goal that fits is quoted. The owner's main goal counts 1, the others 0.75. */
export function goal(weight: number, strong: readonly Goal[], weak: readonly Goal[] = []): Criterion {
  return {
    weight,
    judge: ({ facts: { goals } }) => {
      const fitting =
        goals.find((each) => strong.includes(each)) ?? goals.find((each) => weak.includes(each));
      if (!fitting) return silent;
      const strength = strong.includes(fitting) ? 1 : WEAK;
      const isMain = fitting === goals[0];
      return speaks(isMain ? `main-goal.${fitting}` : `goal.${fitting}`, {}, strength * (isMain ? 1 : 0.75));
    },
  };
}

export function goalCount(weight: number, atLeast: number): Criterion {
  return {
    weight,
    judge: ({ facts: { goals } }) =>
      goals.length < atLeast ? silent : speaks('goal-count', { count: goals.length }),
  };
}

export function size(
  weight: number,
  strong: readonly BusinessSize[],
  weak: readonly BusinessSize[] = [],
): Criterion {
  return {
    weight,
    judge: ({ facts: { businessSize } }) => {
      if (!businessSize) return silent;
      const strength = strong.includes(businessSize) ? 1 : weak.includes(businessSize) ? WEAK : 0;
      return strength === 0 ? silent : speaks(`size.${businessSize}`, {}, strength);
    },
  };
}

export function budget(
  weight: number,
  strong: readonly Budget[] = budgets,
  weak: readonly Budget[] = [],
): Criterion {
  return {
    weight,
    judge: ({ facts }) => {
      if (!facts.budget) return silent;
      const strength = strong.includes(facts.budget) ? 1 : weak.includes(facts.budget) ? WEAK : 0;
      const { from, to } = budgetRange[facts.budget];
      if (strength === 0) return silent;
      return speaks(`budget.${facts.budget}`, { fromDollars: from, toDollars: to }, strength);
    },
  };
}

export function timeframe(
  weight: number,
  strong: readonly Timeframe[] = timeframes,
  weak: readonly Timeframe[] = [],
): Criterion {
  return {
    weight,
    judge: ({ facts }) => {
      if (!facts.timeframe) return silent;
      const strength = strong.includes(facts.timeframe) ? 1 : weak.includes(facts.timeframe) ? WEAK : 0;
      return strength === 0 ? silent : speaks(`timeframe.${facts.timeframe}`, {}, strength);
    },
  };
}

/** Supports the advice if the owner left the question unanswered. */
export function unanswered(weight: number, question: 'budget' | 'timeframe' | 'goal'): Criterion {
  return {
    weight,
    judge: ({ facts }) => {
      const isAnswered = question === 'goal' ? facts.goals.length > 0 : facts[question] !== undefined;
      return isAnswered ? silent : speaks(`unanswered.${question}`);
    },
  };
}

export function siteIs(weight: number, state: 'has' | 'none'): Criterion {
  return {
    weight,
    judge: (situation) => (situation.website === state ? speaks(`website.${state}`) : silent),
  };
}

export function located(weight: number): Criterion {
  return { weight, judge: ({ location }) => (location ? speaks('location', { location }) : silent) };
}

/** Gives no reason: the owner's words are quoted by the advice that answers them, and by no other. */
export function pain(weight: number, kinds: readonly ComplaintKind[]): Criterion {
  return {
    weight,
    judge: ({ suffers }) => (suffers(...kinds) ? { speaks: 'for', strength: 1 } : silent),
  };
}

export function hadBefore(weight: number, kinds: readonly (ServiceKind | 'any')[]): Criterion {
  return {
    weight,
    judge: ({ used }) => {
      const [words] = kinds.flatMap((kind) => used.get(kind) ?? []);
      return words ? speaks('had-before', { words }) : silent;
    },
  };
}

export function lookedAt(weight: number, topics: readonly PageTopic[]): Criterion {
  return {
    weight,
    judge: ({ seen }) => {
      const topic = topics.find((each) => seen.has(each));
      return topic ? speaks(`seen.${topic}`) : silent;
    },
  };
}

/** Inverts a criterion: what would support the advice counts against it. */
export function against(criterion: Criterion): Criterion {
  return {
    weight: criterion.weight,
    objects: true,
    judge: (situation) => (criterion.judge(situation).speaks === 'for' ? { speaks: 'against' } : silent),
  };
}
