/**
 * What became of a lead. `done`: closed without an order to win or lose. `report`: its sender asked for a report and got it,
 * and waits for nothing.
 */
export const leadStates = ['new', 'answered', 'won', 'lost', 'done', 'report', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];
