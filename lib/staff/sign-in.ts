import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { recordChange } from './changes-store';
import { sessionLifeMs } from './limits';
import { isMember } from './members';
import { insertSession } from './sessions-store';
import { findLink, markLinkUsed } from './sign-in-links-store';
import type { StaffLinksTable } from './tables';
import { createToken, hashToken } from './token';

export const linkFaults = ['unknown', 'expired', 'used', 'other_browser', 'wrong_code'] as const;
export type LinkFault = (typeof linkFaults)[number];
export type SignIn = { fault: LinkFault } | { sessionToken: string; nextPath: string; email: string };

interface Given {
  token: string;
  browser: string | undefined;
}

/** Uses a link once, in the browser that asked for it, and begins a session. Throws AppError `unavailable`. */
export async function signIn(
  given: Given & { userAgent: string },
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<SignIn> {
  const { userAgent } = given;
  return orUnavailable(() =>
    (db ?? database()).transaction().execute(async (trx): Promise<SignIn> => {
      const link = await findLink(trx, hashToken(given.token));
      const fault = findFault(link, given, now);
      return fault || !link ? { fault: fault ?? 'unknown' } : beginSession(trx, link, { userAgent, now });
    }),
  );
}

/** Why a link can't sign in, before anybody tries; undefined if it can. Changes nothing. Throws AppError `unavailable`. */
export async function checkLink(
  given: Given,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<LinkFault | undefined> {
  const link = await orUnavailable(() => findLink(db ?? database(), hashToken(given.token)));
  return findFault(link, given, now);
}

function findFault(
  link: StaffLinksTable | undefined,
  { browser }: Given,
  now: number,
): LinkFault | undefined {
  if (!link || !isMember(link.email)) return 'unknown';
  if (link.used_at !== null) return 'used';
  if (link.expires_at <= now) return 'expired';
  return browser && hashToken(browser) === link.browser_hash ? undefined : 'other_browser';
}

/** Uses up a link whose token or code was right, and begins a session, within the transaction that found it. */
export async function beginSession(
  trx: Transaction<Tables>,
  { hash, email, next_path: nextPath }: StaffLinksTable,
  { userAgent, now }: { userAgent: string; now: number },
): Promise<SignIn> {
  if (!isMember(email)) return { fault: 'unknown' };
  if (!(await markLinkUsed(trx, hash, now))) return { fault: 'used' };
  const sessionToken = createToken();
  await insertSession(trx, {
    id: randomUUID(),
    hash: hashToken(sessionToken),
    email,
    user_agent: userAgent.slice(0, 300),
    created_at: now,
    expires_at: now + sessionLifeMs,
    ended_at: null,
  });
  await recordChange(trx, { email, action: 'signed_in', now });
  return { sessionToken, nextPath, email };
}
