/**
 * The words of the error page in English, as `ErrorPageWords` in JSON, for the page that is sent when the server's code fails
 * before a layout has been rendered. Next replaces the variable by its value (next.config.mjs); undefined in browsers, whose
 * code doesn't contain it.
 */
export const printedErrorWords = typeof window === 'undefined' ? process.env.PRINTED_ERROR_WORDS : undefined;
