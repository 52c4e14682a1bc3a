import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { type Proof, proofSchema, type StoredProof } from './proof';

/** Tries kept for a report; the oldest go first. */
const MOST_KEPT = 120;

export async function saveProof(
  trx: Transaction<Tables>,
  { token, repair, proof, now }: { token: string; repair: string; proof: Proof; now: number },
): Promise<void> {
  await trx
    .insertInto('repair_proofs')
    .values({ token, repair, tried_at: now, proof: JSON.stringify(proof) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = await trx
    .selectFrom('repair_proofs')
    .select('tried_at')
    .where('token', '=', token)
    .orderBy('tried_at', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('repair_proofs')
    .where('token', '=', token)
    .where('tried_at', '<=', oldest.tried_at)
    .execute();
}

/** All tries of a report, newest first. */
export async function findProofs(db: Kysely<Tables>, token: string): Promise<StoredProof[]> {
  const rows = await db
    .selectFrom('repair_proofs')
    .select(['repair', 'tried_at', 'proof'])
    .where('token', '=', token)
    .orderBy('tried_at', 'desc')
    .execute();
  return rows.map(({ repair, tried_at: triedAt, proof }) => ({
    ...proofSchema.parse(JSON.parse(proof)),
    repair,
    triedAt,
  }));
}
