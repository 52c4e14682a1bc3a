/** What we claim about the newsletter, once. It goes out weekly, on Tuesday; the day is a word, so it stands in `messages`. */
export const newsletterFacts = { subscribers: 1200 } as const;
