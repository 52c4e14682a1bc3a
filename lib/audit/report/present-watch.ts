import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { PresentedWatch } from './presented-report';
import { watchPath } from './watch-path';
import { listScores } from './watched-scores-store';

/** Where to watch a report, and its weekly scores so far. Throws when the database fails. */
export async function presentWatch(db: Kysely<Tables>, token: string): Promise<PresentedWatch> {
  const scores = await listScores(db, token);
  return {
    path: watchPath(token),
    scores: scores.map(({ checkedAt, score }) => ({ readAt: new Date(checkedAt).toISOString(), score })),
  };
}
