/** The program that serves a build, compiled from server.ts: from the root of the checkout, or of a standalone copy. */
export const siteServer = '.next/site-server.mjs';
