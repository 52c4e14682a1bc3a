import { companyFacts } from './company-facts';

const WORKDAYS = 5;

/** Phases of a standard website's development, by working days. Words are in the message file `about`. */
export const websitePlan = [
  { id: 'plan', from: 1, to: 4 },
  { id: 'design', from: 4, to: 9 },
  { id: 'first', from: 10, to: 11, cycle: 1 },
  { id: 'build', from: 12, to: 17 },
  { id: 'second', from: 18, to: 20, cycle: 2 },
] as const satisfies readonly PlanStep[];

interface PlanStep {
  id: string;
  from: number;
  to: number;
  /** Number of the revision cycle. */
  cycle?: number;
}

export const planWeeks: readonly number[] = Array.from(
  { length: companyFacts.standardWebsiteWeeks },
  (_, index) => index + 1,
);

/** The week of a working day; both count from 1. */
export function computeWeek(day: number): number {
  return Math.ceil(day / WORKDAYS);
}
