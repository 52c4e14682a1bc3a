/** As printed. Read by next.config.mjs as plain TypeScript. */
export const defaultPhone = '1300 944 422';
