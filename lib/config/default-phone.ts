/** As displayed. Also loaded by next.config.mjs, so it must be plain TypeScript. */
export const defaultPhone = '1300 944 422';
