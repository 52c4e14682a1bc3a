/** A report's link works this long after the last run. The mail and the page say so. */
export const reportDays = 90;
