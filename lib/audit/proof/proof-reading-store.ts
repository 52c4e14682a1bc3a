import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';

interface Reading {
  token: string;
  repair: string;
}

/** Claims the reading for a repair. Undefined while another press, in any process, has a claim that has not expired. */
export async function claimReading(
  db: Kysely<Tables>,
  { token, repair }: Reading,
  { now, forMs }: { now: number; forMs: number },
): Promise<string | undefined> {
  const claim = { claim: randomUUID(), expires_at: now + forMs };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('proof_readings')
    .values({ token, repair, ...claim })
    .onConflict((conflict) =>
      conflict.columns(['token', 'repair']).doUpdateSet(claim).where('proof_readings.expires_at', '<=', now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? claim.claim : undefined;
}

export async function endReading(db: Kysely<Tables>, claim: string): Promise<void> {
  await db.deleteFrom('proof_readings').where('claim', '=', claim).execute();
}
