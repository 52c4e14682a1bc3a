/** What answers often say; their words are in the message file `answers` of each language. */
export const answerTemplates = ['price', 'call', 'look', 'decline'] as const;
export type AnswerTemplate = (typeof answerTemplates)[number];
