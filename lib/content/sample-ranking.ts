/**
 * Sample content: a results page made up for this site. It shows an English search in every language. Positions are
 * those of the workshop in `sample-workshop.ts`.
 */
export const sampleRanking = {
  query: 'mechanic nerang',
  /** The other results, from the first position. */
  others: [
    'Workshops near Nerang, compared',
    'What a logbook service costs in 2026',
    'Mobile mechanics, Gold Coast',
    'Car service deals, Queensland',
    'Motoring forum: a good mechanic?',
    'Auto parts, Nerang and Carrara',
  ],
  /** The workshop's position after a number of months; the months are those for which we announce results. */
  course: [
    { month: 0, place: 8 },
    { month: 3, place: 6 },
    { month: 6, place: 4 },
    { month: 12, place: 2 },
  ],
  /** First position on the second results page. */
  secondPage: 8,
} as const;

/** Searches with their data from keyword research. */
export const samplePhrases = [
  { phrase: 'mechanic', verdict: 'broad' },
  { phrase: 'how do brakes work', verdict: 'reader' },
  { phrase: 'brake repairs nerang', verdict: 'fits' },
] as const;

/** What a technical check finds. */
export const sampleChecks = [
  { id: 'redirect', level: 'critical' },
  { id: 'titles', level: 'warning' },
  { id: 'seconds', level: 'passed' },
  { id: 'sitemap', level: 'passed' },
] as const;
