/** Days for which a report's link works after its last run. The mail and the page state this number. */
export const reportDays = 90;
