/** A result's private link works this long. The page under it says until when. */
export const resultDays = 90;
