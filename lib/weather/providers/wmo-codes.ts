import type { Condition } from '../conditions';

/** A condition and the number of OpenWeather's icon for it. */
type Sky = readonly [condition: Condition, picture: string];

const fog: Sky = ['fog', '50'];
const drizzle: Sky = ['drizzle', '09'];
const rain: Sky = ['rain', '10'];
const showers: Sky = ['rain', '09'];
const snow: Sky = ['snow', '13'];
const thunderstorm: Sky = ['thunderstorm', '11'];

/** The WMO codes that Open-Meteo uses: https://open-meteo.com/en/docs (WMO weather interpretation codes). */
const skyByCode = new Map<number, Sky>([
  [0, ['clear', '01']],
  [1, ['clear', '01']],
  [2, ['cloudy', '02']],
  [3, ['cloudy', '04']],
  [45, fog],
  [48, fog],
  [51, drizzle],
  [53, drizzle],
  [55, drizzle],
  [56, drizzle],
  [57, drizzle],
  [61, rain],
  [63, rain],
  [65, rain],
  [66, rain],
  [67, rain],
  [71, snow],
  [73, snow],
  [75, snow],
  [77, snow],
  [80, showers],
  [81, showers],
  [82, showers],
  [85, snow],
  [86, snow],
  [95, thunderstorm],
  [96, thunderstorm],
  [99, thunderstorm],
]);

/** The condition and icon of a code; undefined if it is unknown. */
export function findSky(code: number, isDay: boolean): { condition: Condition; icon: string } | undefined {
  const sky = skyByCode.get(code);
  return sky && { condition: sky[0], icon: `${sky[1]}${isDay ? 'd' : 'n'}` };
}
