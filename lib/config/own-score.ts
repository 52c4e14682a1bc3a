import 'server-only';

/**
 * Stand in the prerendered checker page for what is only known once every page is built; `scripts/own-score` writes the
 * measured figures over them, in the digits of each language.
 */
export const ownScoreMarks = { pages: '%own-pages%', lowest: '%own-lowest%' } as const;

/** Only a build that measures afterwards shows the sentence: no visitor may ever read a mark. */
export const isOwnScoreMeasured = process.env.MEASURES_OWN_SCORE === 'yes';
