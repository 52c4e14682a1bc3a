/** The times for a free call that the contact form offers: two on the next working day, one on the day after. */
export const callChoices = ['first', 'second', 'third'] as const;

export type CallChoice = (typeof callChoices)[number];
