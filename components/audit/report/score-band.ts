export type ScoreBand = 'good' | 'mid' | 'bad';

/** Colour of an SEO score: green from 80, yellow from 60, red below. Never shown without the figure or a word. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'good';
  return score >= 60 ? 'mid' : 'bad';
}
