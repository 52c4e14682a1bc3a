export type WindLevel = 'calm' | 'breeze' | 'strong';

/** km/h. A windsock hangs in less than a light breeze, and stands out straight from 15 knots on. */
const breezeFrom = 12;
const strongFrom = 28;

/** How a windsock stands in a wind of whole km/h. */
export function windLevel(windSpeed: number): WindLevel {
  if (windSpeed >= strongFrom) return 'strong';
  return windSpeed >= breezeFrom ? 'breeze' : 'calm';
}
