/**
 * Sample content: a client and six months on a package, made up for this site. Replace it with a real one. The work of
 * each month is in the message file `products`, under the same ids.
 */
export const sampleCafe = {
  name: 'Tugun Toast House',
  owner: 'Nico Farrell',
  package: 'professional',
  /** Calls and taps on "Directions" from the website and the map entry, a month. */
  months: [
    { id: 'hours', calls: 27 },
    { id: 'reviews', calls: 34 },
    { id: 'breakfast', calls: 43 },
    { id: 'dogs', calls: 57 },
    { id: 'catering', calls: 66 },
    { id: 'report', calls: 82 },
  ],
} as const;
