import type { ScoreBand } from './score-band';

/** Good up to the first value, bad above the second. https://web.dev/articles/defining-core-web-vitals-thresholds */
export const speedLimits = {
  lcpMs: [2500, 4000],
  inpMs: [200, 500],
  cls: [0.1, 0.25],
  tbtMs: [200, 600],
} as const;

export type SpeedFigure = keyof typeof speedLimits;

export function speedRating(figure: SpeedFigure, value: number): ScoreBand {
  const [good, bad] = speedLimits[figure];
  if (value <= good) return 'good';
  return value <= bad ? 'mid' : 'bad';
}
