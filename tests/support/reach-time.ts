import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';

/** Sets the retention clock, as if the site had run until then. */
export async function reachTime(db: Kysely<Tables>, now: number): Promise<void> {
  const row = { id: 1, reached_at: now, seen_at: now };
  await db
    .insertInto('retention_clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
