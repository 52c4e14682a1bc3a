import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { StaffLinksTable } from '@/lib/db/staff-tables';
import type { Tables } from '@/lib/db/tables';

/** How long an expired link can still be distinguished from an unknown one. */
const expiredRetentionMs = 24 * 60 * 60_000;

/** Stores a link unless the address already has `most` usable ones; returns whether it did. Deletes links that expired a day ago. */
export async function insertLink(db: Kysely<Tables>, link: StaffLinksTable, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('staff_links')
      .where('expires_at', '<=', link.created_at - expiredRetentionMs)
      .execute();
    const valid = await trx
      .selectFrom('staff_links')
      .select('hash')
      .where('email', '=', link.email)
      .where('used_at', 'is', null)
      .where('expires_at', '>', link.created_at)
      .limit(most)
      .execute();
    if (valid.length >= most) return false;
    await trx.insertInto('staff_links').values(link).execute();
    return true;
  });
}

/** The link with the hash of a token, used or not. */
export async function findLink(db: Kysely<Tables>, hash: string): Promise<StaffLinksTable | undefined> {
  return db.selectFrom('staff_links').selectAll().where('hash', '=', hash).executeTakeFirst();
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
