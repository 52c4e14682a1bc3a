export type WindLevel = 'calm' | 'breeze' | 'strong';

/** km/h. A windsock hangs limp below a light breeze and is horizontal from 15 knots. */
const breezeFrom = 12;
const strongFrom = 28;

/** The position of a windsock at a wind speed in whole km/h. */
export function windLevel(windSpeed: number): WindLevel {
  if (windSpeed >= strongFrom) return 'strong';
  return windSpeed >= breezeFrom ? 'breeze' : 'calm';
}
