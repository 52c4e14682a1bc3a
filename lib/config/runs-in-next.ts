import 'server-only';

/** True in the site's own process and in its build; false in commands and tests. Next replaces the variable by its value. */
export const runsInNext = process.env.NEXT_RUNTIME === 'nodejs';
