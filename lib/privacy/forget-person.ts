import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '@/lib/db/database';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { deletePerson } from './delete-person';
import { eraseMentions } from './erase-mentions';
import { recordErasure } from './erasures';
import { Mentions } from './mentions';
import { eraseFiles, findPersonFiles } from './person-files';
import { findPerson, type PersonRows } from './person-store';

const mostAttempts = 40;
const retryMs = 50;
/** An enquiry waits for the end of a step. */
const leadsPerStep = 5;

/** Numbers of erased items, without the address. */
export type Receipt = Record<
  | 'leads'
  | 'mails'
  | 'mailEvents'
  | 'events'
  | 'subscriptions'
  | 'audits'
  | 'results'
  | 'profiles'
  | 'watches'
  | 'files'
  | 'mentions',
  number
>;

/**
 * Erases what the person with this address owns: in the database, in captured mails and waiting leads beside it; and the
 * address where others mention it. What others own stays. On SQLite, also in the unused parts of the file. Not in backups,
 * delivered mails and notes by staff outside this site; but the erasure is noted, so that a backup brings nobody back.
 */
export async function forgetPerson(open: OpenDatabase, dataDir: string, email: string): Promise<Receipt> {
  recordErasure(dataDir, email, Date.now());
  return erasePerson(open, dataDir, email);
}

/** The same for somebody whose erasure is noted already. */
export async function erasePerson(
  { db, reading, openApart }: OpenDatabase,
  dataDir: string,
  email: string,
): Promise<Receipt> {
  const rows = await findPerson(reading, email);
  const mentions = new Mentions(email);
  const files = await findPersonFiles(dataDir, { email, rows, mentions });
  const apart = openApart();
  let erased: number;
  try {
    if (!isPostgres(db)) await removeWords(apart, rows.leads);
    await deletePerson(db, rows);
    erased = await eraseMentions({ db, reading }, mentions);
    await eraseFiles(db, files, mentions);
    if (!isPostgres(db)) await emptyLog(apart);
  } finally {
    await apart.destroy();
  }
  return {
    leads: rows.leads.length,
    mails: rows.mails.length,
    mailEvents: rows.mailEvents.length,
    events: rows.events.length,
    subscriptions: rows.subscriptions.length,
    audits: rows.audits.length,
    results: rows.results.length,
    profiles: rows.profiles.length,
    watches: rows.watches.length,
    files: files.own.length,
    mentions: erased + files.shared.length,
  };
}

/**
 * Takes leads out of SQLite's index before they are deleted, not on the site's thread: each of their words is overwritten, which
 * takes 7 ms a lead among 200,000.
 */
async function removeWords(apart: Kysely<Tables>, leads: PersonRows['leads']): Promise<void> {
  for (let from = 0; from < leads.length; from += leadsPerStep) {
    const some = leads.slice(from, from + leadsPerStep).map(({ id }) => id);
    await sql`delete from lead_search where rowid in
      (select search_key from lead_progress where lead_id in (${sql.join(some)}))`.execute(apart);
  }
}

/** Deleted rows are overwritten in the file (`secure_delete`), but are readable in the write-ahead log until that is emptied. */
async function emptyLog(db: Kysely<Tables>): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    // Somebody is reading, for as long as a query takes.
    await wait(retryMs);
  }
  log.warn('privacy: the write-ahead log could not be emptied; the next checkpoints overwrite it.');
}
