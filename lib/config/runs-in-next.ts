import 'server-only';

/** True in the site's process and in its build, false in commands and tests. Next inlines the variable's value; scripts/build/bundle.mjs does so for server.ts. */
export const runsInNext = process.env.NEXT_RUNTIME === 'nodejs';
