/** The phone number, which next.config.mjs has Next print into the code: where it is needed there may be no server to ask. */
export const printedPhone = process.env.PRINTED_PHONE ?? '';
