import 'server-only';
import { canWrite } from '@/lib/db/can-write';
import { AppError } from '@/lib/errors';
import { countOutbox } from '@/lib/mail/count-outbox';
import site from '@/package.json';

/** What an operator wants to know at a glance. Throws `unavailable` when the database can't be written. */
export async function checkHealth(now = Date.now()) {
  if (!(await canWrite())) throw new AppError('unavailable');
  const { pending, parked, oldestPendingAt } = await countOutbox();
  return {
    status: 'ok',
    database: 'ok',
    outboxPending: pending,
    /** Mails that need a person: `npm run leads -- --parked` lists them. */
    outboxParked: parked,
    /** Minutes are a bad sign; hours mean that staff get nothing. */
    oldestPendingSeconds:
      oldestPendingAt === null ? null : Math.max(0, Math.round((now - oldestPendingAt) / 1000)),
    version: site.version,
  };
}
