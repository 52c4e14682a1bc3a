import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';

export interface WatchedScore {
  checkedAt: number;
  score: number;
}

/** Oldest first; empty if the report isn't watched. */
export async function listScores(db: Kysely<Tables>, token: string): Promise<WatchedScore[]> {
  const rows = await db
    .selectFrom('watched_scores')
    .select(['checked_at', 'score'])
    .where('token', '=', token)
    .orderBy('checked_at')
    .execute();
  return rows.map(({ checked_at: checkedAt, score }) => ({ checkedAt, score }));
}
