/** Verdicts on the spam marks of an enquiry. Staff get all of them: see `route-lead.ts`. */
export const suspicions = ['none', 'suspected', 'certain'] as const;
export type Suspicion = (typeof suspicions)[number];
