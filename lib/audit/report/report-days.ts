/** Days for which a report's link works after the last run. The mail and the page contain this number. */
export const reportDays = 90;
