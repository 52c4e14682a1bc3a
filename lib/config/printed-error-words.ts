/**
 * The English words of the error page (`ErrorPageWords` as JSON), for errors on the server before a layout has been
 * rendered. Next inlines the variable's value (next.config.mjs). Undefined in browsers, whose code doesn't contain it.
 */
export const printedErrorWords = typeof window === 'undefined' ? process.env.PRINTED_ERROR_WORDS : undefined;
