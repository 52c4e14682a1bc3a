import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { StaffLinksTable } from '@/lib/db/staff-tables';
import type { Tables } from '@/lib/db/tables';

const minuteMs = 60_000;
const countedMs = 60 * minuteMs;

/** Open links that one browser, or one network, may ask for at an address. */
const mostPerAsker = 3;
/** The same for a browser in which the member has signed in before. */
const mostPerDevice = 5;
/** Unused links of the last hour at one address, asked for by browsers unknown to it: the member's mailbox isn't flooded. */
const mostByStrangers = 12;

/** How long an expired link can still be distinguished from an unknown one. */
const expiredRetentionMs = 24 * 60 * 60_000;
/** Arbitrary id of the advisory lock, so that two instances don't both use up a limit. */
const linksLock = 7_201_946;

/** Stores a link unless its asker or its address has had its share; returns whether it did. Deletes links that expired a day ago. */
export async function insertLink(db: Kysely<Tables>, link: StaffLinksTable): Promise<boolean> {
  const now = link.created_at;
  return db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${linksLock})`.execute(trx);
    await trx
      .deleteFrom('staff_links')
      .where('expires_at', '<=', now - expiredRetentionMs)
      .execute();
    const recent = await trx
      .selectFrom('staff_links')
      .selectAll()
      .where('email', '=', link.email)
      .where('used_at', 'is', null)
      .where('created_at', '>', now - countedMs)
      .execute();
    if (!mayAsk(link, recent, now)) return false;
    await trx.insertInto('staff_links').values(link).execute();
    return true;
  });
}

/** The link with the hash of a token, used or not. */
export async function findLink(db: Kysely<Tables>, hash: string): Promise<StaffLinksTable | undefined> {
  return db.selectFrom('staff_links').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Counts one try to type a code for all open links of a browser, and returns those that had tries left. */
export async function countTry(
  trx: Transaction<Tables>,
  { browserHash, mostTries, now }: { browserHash: string; mostTries: number; now: number },
): Promise<StaffLinksTable[]> {
  return trx
    .updateTable('staff_links')
    .set({ tries: sql`tries + 1` })
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returningAll()
    .execute();
}

/** Marks a link as used; returns false if another request did so first. */
export async function markLinkUsed(trx: Transaction<Tables>, hash: string, now: number): Promise<boolean> {
  const used = await trx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

type Asked = Pick<StaffLinksTable, 'browser_hash' | 'network' | 'device' | 'expires_at'>;

/**
 * Whether one more link may be mailed. Strangers are counted by browser and network, so that they can't use up what a member
 * may ask for; a browser that the member has signed in with is counted by itself. `recent`: the unused links of the last
 * hour at the same address.
 */
function mayAsk(link: Asked, recent: readonly Asked[], now: number): boolean {
  const isOpen = ({ expires_at }: Asked) => expires_at > now;
  if (link.device !== null) {
    return recent.filter((other) => other.device === link.device && isOpen(other)).length < mostPerDevice;
  }
  const strangers = recent.filter(({ device }) => device === null);
  const own = strangers.filter(
    (other) => isOpen(other) && (other.browser_hash === link.browser_hash || other.network === link.network),
  );
  return own.length < mostPerAsker && strangers.length < mostByStrangers;
}
