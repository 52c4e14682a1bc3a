import 'server-only';

/** True in the site's process and in its build, false in commands and tests. Next inlines the variable's value. */
export const runsInNext = process.env.NEXT_RUNTIME === 'nodejs';
