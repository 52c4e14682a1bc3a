import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/db/tables';
import { countOutbox } from '../../lib/mail/count-outbox';
import { countUndelivered } from '../../lib/mail/events-store';
import { findMailProblems } from '../../lib/mail/find-mail-problems';
import { readPause } from '../../lib/mail/pause-store';
import { countNotTaken } from '../../lib/webhook/events-store';
import { type Finding, wrong } from './finding';

/** What `/api/health` says about mails, and what another program wasn't told; nothing of a database that hasn't been migrated, which is told otherwise. */
export async function checkOutbox(db: Kysely<Tables>): Promise<Finding[]> {
  try {
    const state = {
      ...(await countOutbox(db)),
      pause: await readPause(db),
      undelivered: await countUndelivered(db),
    };
    const problems = findMailProblems(state, Date.now()).map(({ message }) => wrong('Mails', message));
    const events = await countNotTaken(db);
    if (events === 0) return problems;
    const advice = '/staff/mail says why, and npm run mail -- retry sends again what waits or was given up.';
    return [...problems, wrong('Webhook', `Events that its receiver didn't take: ${events}. ${advice}`)];
  } catch {
    return [];
  }
}
