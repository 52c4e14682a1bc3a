import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { recordChange } from './changes-store';
import { sessionLifeMs } from './limits';
import { findLink, markLinkUsed } from './links-store';
import { isMember } from './members';
import { insertSession } from './sessions-store';
import { createToken, hashToken } from './token';

type LinkFault = 'unknown' | 'expired' | 'used' | 'other_browser';
export type SignIn = { fault: LinkFault } | { sessionToken: string; nextPath: string };

/** Uses a link once, in the browser that asked for it, and begins a session. Throws AppError `unavailable`. */
export async function signIn(
  given: { token: string; browser: string | undefined; userAgent: string },
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<SignIn> {
  const hash = hashToken(given.token);
  return orUnavailable(() =>
    (db ?? database()).transaction().execute(async (trx): Promise<SignIn> => {
      const link = await findLink(trx, hash);
      if (!link || !isMember(link.email)) return { fault: 'unknown' };
      if (link.used_at !== null) return { fault: 'used' };
      if (link.expires_at <= now) return { fault: 'expired' };
      if (!given.browser || hashToken(given.browser) !== link.browser_hash) return { fault: 'other_browser' };
      if (!(await markLinkUsed(trx, hash, now))) return { fault: 'used' };
      const sessionToken = createToken();
      await insertSession(trx, {
        id: randomUUID(),
        hash: hashToken(sessionToken),
        email: link.email,
        user_agent: given.userAgent.slice(0, 300),
        created_at: now,
        expires_at: now + sessionLifeMs,
        ended_at: null,
      });
      await recordChange(trx, { email: link.email, action: 'signed_in', now });
      return { sessionToken, nextPath: link.next_path };
    }),
  );
}
