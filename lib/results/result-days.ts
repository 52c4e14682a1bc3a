/** Days for which a result's private link works. */
export const resultDays = 90;
