/** Protections against robots that are recognised by name. `unknown`: a challenge of another; `server`: a plain refusal. */
export const guards = [
  'cloudflare',
  'imperva',
  'siteground',
  'sucuri',
  'akamai',
  'datadome',
  'ddos-guard',
  'aws',
  'vercel',
  'human',
  'wordfence',
  'unknown',
  'server',
] as const;
export type Guard = (typeof guards)[number];

/** An answer to our program instead of the page; it says nothing about the page. */
export interface Refusal {
  by: Guard;
  status: number;
}
