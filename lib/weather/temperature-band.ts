export type TemperatureBand = 'red' | 'orange' | 'yellow' | 'blue' | 'darkBlue';

/** Limits of the bands in °C; drawn as ticks, so that the scale can be read without colours. */
export const bandLimits = [15, 20, 25, 30] as const;

/** The colour of a temperature in whole °C. */
export function temperatureBand(degrees: number): TemperatureBand {
  if (degrees >= 30) return 'red';
  if (degrees >= 25) return 'orange';
  if (degrees >= 20) return 'yellow';
  return degrees >= 15 ? 'blue' : 'darkBlue';
}
