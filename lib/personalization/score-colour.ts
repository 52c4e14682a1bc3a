export type ScoreColour = 'green' | 'blue' | 'yellow' | 'red';

/** The colour of a personalization score: 80 and more, 60 and more, 40 and more, less. */
export function scoreColour(score: number): ScoreColour {
  if (score >= 80) return 'green';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'red';
}
