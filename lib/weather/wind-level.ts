export type WindLevel = 'calm' | 'breeze' | 'strong';

/** km/h. A windsock hangs down below a light breeze, and is horizontal from 15 knots on. */
const breezeFrom = 12;
const strongFrom = 28;

/** The position of a windsock in a wind of whole km/h. */
export function windLevel(windSpeed: number): WindLevel {
  if (windSpeed >= strongFrom) return 'strong';
  return windSpeed >= breezeFrom ? 'breeze' : 'calm';
}
