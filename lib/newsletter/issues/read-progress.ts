import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { Issue } from './issue-store';
import { countLeft, countReports, countSends } from './sends-store';

export type Progress = Awaited<ReturnType<typeof readProgress>>;

/** The progress of sending an issue. */
export async function readProgress(db: Kysely<Tables>, { id, state, started_at }: Issue) {
  const sends = await countSends(db, id);
  const isOpen = state === 'sending' || state === 'stopped';
  const left =
    isOpen && started_at !== null ? await countLeft(db, { issueId: id, confirmedBy: started_at }) : 0;
  const { queued, withdrawn, waiting, parked } = sends;
  return {
    ...sends,
    ...(await countReports(db, { issueId: id, begunAt: started_at ?? 0 })),
    /** Not yet in the outbox. */
    left,
    /** Accepted by the provider. */
    handedOver: Math.max(0, queued - withdrawn - waiting - parked),
    total: queued + left,
  };
}
