/**
 * Sample content: a results page made up for this site. It shows an English search in every language. Positions are
 * those of a gym from the portfolio.
 */
export const sampleRanking = {
  client: 'Burleigh Barbell',
  query: 'gym burleigh',
  /** The other results, from the first position. */
  others: [
    'Gyms near Burleigh, compared',
    'Gym prices in 2026',
    'Trainers, Gold Coast',
    'Gym passes, Queensland',
    'Forum: a good gym?',
    'Lift club, Miami',
  ],
  /** The gym's position after a number of months; the months are those for which we announce results. */
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
  { phrase: 'gym', verdict: 'broad' },
  { phrase: 'how to deadlift', verdict: 'reader' },
  { phrase: 'beginner gym burleigh', verdict: 'fits' },
] as const;

/** What a technical check finds. */
export const sampleChecks = [
  { id: 'redirect', level: 'critical' },
  { id: 'titles', level: 'warning' },
  { id: 'seconds', level: 'passed' },
  { id: 'sitemap', level: 'passed' },
] as const;
