import type { WeatherReading } from './reading';

/** Names of the coast's suburbs that a reading may have, in lower case. */
const suburbs: ReadonlySet<string> = new Set([
  'gold coast',
  'surfers paradise',
  'main beach',
  'southport',
  'broadbeach',
  'mermaid beach',
  'burleigh heads',
  'palm beach',
  'currumbin',
  'tugun',
  'coolangatta',
  'robina',
]);

/** Whether a reading's place lies on the Gold Coast, by its name. */
export function isOnGoldCoast(location: WeatherReading['location']): boolean {
  return location?.country === 'AU' && suburbs.has(location.name.toLowerCase());
}
