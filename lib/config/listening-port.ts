import 'server-only';

/**
 * The port of the server that Next started, which Next itself stores in the variable once it listens. Null where a platform
 * calls the site by a server of its own (Vercel); nothing else in such a process listens.
 */
export function findListeningPort(): number | null {
  return Number(process.env.PORT) || null;
}
