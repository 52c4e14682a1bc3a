/** Days for which a result's private link works, from which the page shows the date. */
export const resultDays = 90;
