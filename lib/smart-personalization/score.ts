import type { Evidence } from './evidence';
import type { BusinessAnswers } from './schema';

/**
 * Points for each answer, 80 in total: location, industry and goal matter to most rules, the name to none. A recorded
 * visit adds up to 20.
 */
const answerPoints = [
  ['businessName', 5],
  ['location', 15],
  ['industry', 15],
  ['primaryGoal', 15],
  ['businessSize', 10],
  ['budget', 10],
  ['timeframe', 10],
] as const satisfies readonly (readonly [keyof BusinessAnswers, number])[];

const pointsOfVisitStep = 5;

/** Tests that give points for a visit. The first is passed by every recorded visit. */
const visitSteps = [
  () => true,
  ({ seconds }) => seconds >= 60,
  ({ scrollDepth }) => scrollDepth >= 50,
  ({ clicks }) => clicks >= 1,
] as const satisfies readonly ((evidence: Evidence) => boolean)[];

export interface ScoreParts {
  answers: { given: number; of: number; points: number; most: number };
  /** Points are 0 if nothing was recorded. */
  visit: { points: number; most: number };
}

/** How complete the input for advice is: up to 80 points for the answers and 20 for the visit. */
export function scoreParts(answers: BusinessAnswers, evidence: Evidence | null): ScoreParts {
  const given = answerPoints.filter(([field]) => answers[field]);
  const taken = evidence ? visitSteps.filter((isTaken) => isTaken(evidence)) : [];
  return {
    answers: { given: given.length, of: answerPoints.length, points: sum(given), most: sum(answerPoints) },
    visit: { points: taken.length * pointsOfVisitStep, most: visitSteps.length * pointsOfVisitStep },
  };
}

export function personalizationScore({ answers, visit }: ScoreParts): number {
  return answers.points + visit.points;
}

function sum(rows: readonly (readonly [string, number])[]): number {
  return rows.reduce((total, [, points]) => total + points, 0);
}
