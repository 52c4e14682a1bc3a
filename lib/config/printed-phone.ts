/** The phone number, which next.config.mjs inserts into the code for error pages that can't rely on the server. */
export const printedPhone = process.env.PRINTED_PHONE ?? '';
