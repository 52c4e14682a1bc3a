/** Figures about the newsletter, defined once. It is sent weekly, on Tuesday; the day is a word, so it is in `messages`. */
export const newsletterFacts = { subscribers: 1200 } as const;
