import type { WeatherReading } from './reading';

/** Lower-case names of the Gold Coast's suburbs that occur in readings. */
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

/** Whether a reading's place is on the Gold Coast, by its name. */
export function isOnGoldCoast(location: WeatherReading['location']): boolean {
  return location?.country === 'AU' && suburbs.has(location.name.toLowerCase());
}
