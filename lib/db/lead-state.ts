/** What became of a lead. */
export const leadStates = ['new', 'answered', 'done', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];
