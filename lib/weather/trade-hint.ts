import type { Condition } from './conditions';
import type { WeatherReading } from './reading';
import { temperatureBand } from './temperature-band';
import { uvLevel } from './uv-level';

export type TradeHint =
  | 'storm'
  | 'rain'
  | 'snow'
  | 'wind'
  | 'heat'
  | 'cold'
  | 'sun'
  | 'murky'
  | 'grey'
  | 'fine';

/** km/h; Beaufort 6, from which umbrellas are hard to hold: https://en.wikipedia.org/wiki/Beaufort_scale */
const windyFrom = 39;

/** Conditions that determine the hint whatever the figures. */
const decisive: Partial<Record<Condition, TradeHint>> = {
  thunderstorm: 'storm',
  squall: 'storm',
  tornado: 'storm',
  rain: 'rain',
  drizzle: 'rain',
  snow: 'snow',
};

type Judged = Pick<WeatherReading, 'condition' | 'temperature' | 'windSpeed' | 'uvIndex'>;

/** The suggestion for a local business from a reading: by the condition first, then by the most unusual figure. */
export function tradeHint(reading: Judged): TradeHint {
  const band = temperatureBand(Math.round(reading.temperature));
  const uv = uvLevel(reading.uvIndex);
  const bySky = decisive[reading.condition];
  if (bySky) return bySky;
  if (reading.windSpeed >= windyFrom) return 'wind';
  if (band === 'red') return 'heat';
  if (band === 'darkBlue') return 'cold';
  if (uv === 'veryHigh' || uv === 'extreme') return 'sun';
  if (reading.condition === 'clear') return 'fine';
  return reading.condition === 'cloudy' ? 'grey' : 'murky';
}
