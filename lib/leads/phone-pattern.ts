/**
 * A phone number in any notation and script, with any words around it, such as "0412 345 678 (after 5 pm)": at least six
 * digits, as in 13 11 14, or an Australian number in letters, such as 1300 FLOWERS.
 */
export const phone = /^(?:(?:\P{Nd}*\p{Nd}){6}.*|1[38]00 ?[A-Za-z]{4,10})$/u;

/** For the attribute `pattern` of a field. */
export const phonePattern = phone.source;
