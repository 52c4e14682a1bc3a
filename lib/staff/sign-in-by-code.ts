import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { mostTries } from './limits';
import { beginSession, type SignIn } from './sign-in';
import { hashCode, hashSharedCode } from './sign-in-code';
import { countTry, findSharedCode } from './sign-in-links-store';
import { hashToken } from './token';

/**
 * Uses the code of a link once, in the browser that asked for it, and begins a session. A wrong code counts as a try for each
 * open link of that browser. Another browser's codes are unknown here, so nobody can guess those of others; the long code of a
 * flooded mailbox is known everywhere, and can't be guessed. Throws AppError `unavailable`.
 */
export async function signInByCode(
  given: { code: string; browser: string | undefined; userAgent: string },
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<SignIn> {
  const { code, browser, userAgent } = given;
  return orUnavailable(() =>
    (db ?? database()).transaction().execute(async (trx): Promise<SignIn> => {
      const links = browser ? await countTry(trx, { browserHash: hashToken(browser), mostTries, now }) : [];
      for (const link of links) {
        const isRight = isEqual(await hashCode(code, link.hash), link.code_hash ?? '');
        if (isRight) return beginSession(trx, link, { userAgent, now });
      }
      const shared = await findSharedCode(trx, hashSharedCode(code), now);
      return shared ? beginSession(trx, shared, { userAgent, now }) : { fault: 'wrong_code' };
    }),
  );
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
