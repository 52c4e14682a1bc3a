import 'server-only';
import { canWrite } from '@/lib/db/can-write';
import { database } from '@/lib/db/database';
import { describeSchema } from '@/lib/db/describe-schema';
import { readSchemaState } from '@/lib/db/schema-state';
import { AppError } from '@/lib/errors';
import { countOutbox } from '@/lib/mail/count-outbox';
import { countUndelivered } from '@/lib/mail/events-store';
import { findMailProblems } from '@/lib/mail/find-mail-problems';
import { readPause } from '@/lib/mail/pause-store';
import site from '@/package.json';

/** The state of the site for operators. Throws `unavailable` if the database isn't writable. */
export async function checkHealth(now = Date.now()) {
  if (!(await canWrite())) throw new AppError('unavailable');
  const outbox = await countOutbox();
  const pause = await readPause(database());
  const undelivered = await countUndelivered(database());
  const schema = await readSchemaState(database());
  const message = describeSchema(schema);
  const problems = [
    ...(message ? [{ code: `database_${schema}`, message }] : []),
    ...findMailProblems({ ...outbox, pause, undelivered }, now),
  ];
  return {
    /** `degraded`: visitors notice nothing, but staff have to solve the `problems`. */
    status: problems.length === 0 ? 'ok' : 'degraded',
    database: 'ok',
    outboxPending: outbox.pending,
    /** Mails that need action by staff. */
    outboxParked: outbox.parked,
    /** Mails about enquiries that the provider took and that didn't arrive. */
    mailsUndelivered: undelivered,
    outboxPausedSeconds: pause ? secondsSince(pause.since, now) : null,
    /** Age of the oldest pending mail: minutes are suspicious, hours mean that staff get no mail. */
    oldestPendingSeconds: outbox.oldestPendingAt === null ? null : secondsSince(outbox.oldestPendingAt, now),
    problems,
    version: site.version,
  };
}

function secondsSince(then: number, now: number): number {
  return Math.max(0, Math.round((now - then) / 1000));
}
