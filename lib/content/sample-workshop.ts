/**
 * Sample content: a client and a job made up for this site, shown on the home page. Replace it with a real one.
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
} as const;

/** The client on the services page; `lede` and `call` are text in a drawing. */
export const sampleSmashRepairs = {
  name: 'Miami Smash Repairs',
  lede: 'A quote by 5 pm',
  call: 'Call',
} as const;

/** The sample workshop's website, before the work. The score is of 100; `minutes` is the work on a fault. */
export const sampleReading = {
  domain: sampleWorkshop.domain,
  score: 62,
  findings: [
    { id: 'phone', severity: 'critical', minutes: 10 },
    { id: 'description', severity: 'critical', minutes: 15 },
    { id: 'picture', severity: 'warning', minutes: 20 },
  ],
} as const;
