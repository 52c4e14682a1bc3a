import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/db/tables';
import { countOutbox } from '../../lib/mail/count-outbox';
import { countUndelivered } from '../../lib/mail/events-store';
import { findMailProblems } from '../../lib/mail/find-problems';
import { readPause } from '../../lib/mail/pause-store';
import { type Finding, wrong } from './finding';

/** What `/api/health` says about mails; nothing of a database that hasn't been migrated, which is told otherwise. */
export async function checkOutbox(db: Kysely<Tables>): Promise<Finding[]> {
  try {
    const state = {
      ...(await countOutbox(db)),
      pause: await readPause(db),
      undelivered: await countUndelivered(db),
    };
    return findMailProblems(state, Date.now()).map(({ message }) => wrong('Mails', message));
  } catch {
    return [];
  }
}
