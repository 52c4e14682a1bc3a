import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { StaffLinksTable } from './tables';

const minuteMs = 60_000;
const countedMs = 60 * minuteMs;

/*
 * Who asks from a new browser can't be told from a stranger, and a stranger has as many networks as he likes: 65,536 of /64 in
 * the /48 of one customer, or those of a botnet. So no share by network can keep a place for the member. Instead, nobody is
 * refused: beyond the strangers' share, the member gets one code that any browser may use, and whoever asks in the next minutes
 * has it already, in a mailbox that only the member reads. That is also the limit of a flood: six links and six such codes
 * an hour, whoever asks from wherever.
 */

/** Open links that one browser, or one address block, may ask for at an address. */
const mostPerAsker = 3;
/** The same for a browser in which the member has signed in before. */
const mostPerDevice = 5;
/** Unused links of the last hour at one address, asked for by browsers unknown to it. */
const mostByStrangers = 6;
/** A shared code is mailed again when less than a third of its 15 minutes is left. */
const sharedEveryMs = 10 * minuteMs;
/** Stands for the browser of a shared code; no hash is empty. */
const anyBrowser = '';

/** How long an expired link can still be distinguished from an unknown one. */
const expiredRetentionMs = 24 * 60 * 60_000;
/** Arbitrary id of the advisory lock, so that two instances don't both use up a limit. */
const linksLock = 7_201_946;

/** Stores a link unless its asker or its address has had its share; returns whether it did. Deletes links that expired a day ago. */
export async function insertLink(db: Kysely<Tables>, link: StaffLinksTable): Promise<boolean> {
  const now = link.created_at;
  return insertIf(db, link, async (trx) => {
    await trx
      .deleteFrom('staff_links')
      .where('expires_at', '<=', now - expiredRetentionMs)
      .execute();
    const recent = await trx
      .selectFrom('staff_links')
      .selectAll()
      .where('email', '=', link.email)
      .where('used_at', 'is', null)
      .where('browser_hash', '<>', anyBrowser)
      .where('created_at', '>', now - countedMs)
      .execute();
    return mayAsk(link, recent, now);
  });
}

/** Stores a code for any browser, unless a recent one is still unused; returns whether it did. `hash` is that of the code. */
export async function insertSharedCode(
  db: Kysely<Tables>,
  code: Omit<StaffLinksTable, 'browser_hash' | 'network' | 'device' | 'code_hash' | 'tries' | 'used_at'>,
): Promise<boolean> {
  const link = { ...code, network: null, device: null, code_hash: null, tries: 0, used_at: null };
  return insertIf(db, { ...link, browser_hash: anyBrowser }, async (trx) => {
    const recent = await trx
      .selectFrom('staff_links')
      .select('hash')
      .where('email', '=', code.email)
      .where('used_at', 'is', null)
      .where('browser_hash', '=', anyBrowser)
      .where('created_at', '>', code.created_at - sharedEveryMs)
      .executeTakeFirst();
    return recent === undefined;
  });
}

async function insertIf(
  db: Kysely<Tables>,
  link: StaffLinksTable,
  mayInsert: (trx: Transaction<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${linksLock})`.execute(trx);
    if (!(await mayInsert(trx))) return false;
    await trx.insertInto('staff_links').values(link).execute();
    return true;
  });
}

/** Deletes what could not be mailed, so that it takes nobody's share. */
export async function deleteLink(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('staff_links').where('hash', '=', hash).execute();
}

/** The code for any browser with this hash, if it can still be used. */
export async function findSharedCode(
  db: Kysely<Tables>,
  hash: string,
  now: number,
): Promise<StaffLinksTable | undefined> {
  return db
    .selectFrom('staff_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('browser_hash', '=', anyBrowser)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
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
 * Whether one more link may be mailed. Strangers are counted by browser and address block; a browser that the member has signed
 * in with is counted by itself. `recent`: the unused links of the last hour at the same address.
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
