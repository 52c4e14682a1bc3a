/**
 * At least six digits, as in 13 11 14; any words and signs around them: "0412 345 678 (after 5 pm)". For a schema, and for
 * the attribute `pattern`, which browsers read with the flag v.
 */
export const phonePattern = '(?:\\P{Nd}*\\p{Nd}){6}[^]*';
