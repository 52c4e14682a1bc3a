/**
 * Sample content: a client and a job made up for this site. Replace it with a real one. `site` is text in
 * drawings, in English in every language.
 */
export const sampleWorkshop = {
  name: 'Nerang Creek Mechanical',
  domain: 'nerangcreekmechanical.example',
  owner: 'Deb Kowalski',
  weeks: 4,
  revisionCycles: 2,
  results: [
    { id: 'bookings', before: 9, after: 21 },
    { id: 'seconds', before: 6.8, after: 1.4 },
    { id: 'reviews', before: 31, after: 118 },
    { id: 'calls', before: 14, after: 33 },
  ],
  site: {
    sign: 'NERANG CREEK',
    lede: 'In by 8, back by 4. Loan car if you need one.',
    call: 'Call',
  },
  /** An audit of the site before the work. The score is of 100; `minutes` is the work on a fault. */
  reading: {
    domain: 'nerangcreekmechanical.example',
    score: 62,
    findings: [
      { id: 'phone', severity: 'critical', minutes: 10 },
      { id: 'description', severity: 'critical', minutes: 15 },
      { id: 'picture', severity: 'warning', minutes: 20 },
    ],
  },
} as const;
