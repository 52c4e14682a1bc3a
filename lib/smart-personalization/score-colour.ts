export type ScoreColour = 'green' | 'blue' | 'yellow' | 'red';

/** The colour of a personalization score, with limits at 80, 60 and 40. */
export function scoreColour(score: number): ScoreColour {
  if (score >= 80) return 'green';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'red';
}
