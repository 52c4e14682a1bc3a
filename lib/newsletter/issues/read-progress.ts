import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { Issue } from './issue-store';
import { countReports, countSends, listRecipients } from './sends-store';

export type Progress = Awaited<ReturnType<typeof readProgress>>;

/** Enough to count to; nobody's newsletter has more readers here. */
const mostCounted = 100_000;

/** How far the sending of an issue has come. */
export async function readProgress(db: Kysely<Tables>, { id, state, started_at }: Issue) {
  const sends = await countSends(db, id);
  const isOpen = state === 'sending' || state === 'stopped';
  const left =
    isOpen && started_at !== null
      ? (await listRecipients(db, { issueId: id, confirmedBy: started_at, limit: mostCounted })).length
      : 0;
  const { queued, withdrawn, waiting, parked } = sends;
  return {
    ...sends,
    ...(await countReports(db, id)),
    /** Not put into the outbox yet. */
    left,
    /** Taken by the provider. */
    handedOver: Math.max(0, queued - withdrawn - waiting - parked),
    total: queued + left,
  };
}
