/**
 * Sample content: figures of the smash repairs in `sample-workshop.ts`, shown on the services page. Names of directories
 * are not translated.
 */
export const sampleListings = [
  { directory: 'Google', says: 'hours', state: 'wrong' },
  { directory: 'Apple Maps', says: 'phone', state: 'wrong' },
  { directory: 'Bing Places', says: 'street', state: 'wrong' },
  { directory: 'Yellow Pages', says: 'absent', state: 'missing' },
  { directory: 'True Local', says: 'fine', state: 'agreeing' },
] as const;

/** Calls in one month by source. */
export const sampleCalls = [
  { source: 'search', calls: 58 },
  { source: 'map', calls: 41 },
  { source: 'ads', calls: 23 },
  { source: 'direct', calls: 11 },
] as const;
