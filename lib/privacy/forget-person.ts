import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { deletePerson } from './delete-person';
import { eraseMentions } from './erase-mentions';
import { Mentions } from './mentions';
import { eraseFiles, findPersonFiles } from './person-files';
import { findPerson } from './person-store';

const mostAttempts = 40;
const retryMs = 50;

/** Numbers of erased items, without the address. */
export type Receipt = Record<
  | 'leads'
  | 'mails'
  | 'mailEvents'
  | 'subscriptions'
  | 'audits'
  | 'results'
  | 'profiles'
  | 'watches'
  | 'files'
  | 'mentions',
  number
>;

interface Databases {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
}

/**
 * Erases what the person with this address owns: in the database, in captured mails and waiting leads beside it; and the
 * address where others mention it. What others own stays. On SQLite, also in the unused parts of the file. Not in backups,
 * delivered mails and notes by staff outside this site.
 */
export async function forgetPerson(
  { db, reading }: Databases,
  dataDir: string,
  email: string,
): Promise<Receipt> {
  const rows = await findPerson(reading, email);
  const mentions = new Mentions(email);
  const files = await findPersonFiles(dataDir, { email, rows, mentions });
  await deletePerson(db, rows);
  const erased = await eraseMentions({ db, reading }, mentions);
  await eraseFiles(db, files, mentions);
  if (!isPostgres(db)) await emptyLog(db);
  return {
    leads: rows.leads.length,
    mails: rows.mails.length,
    mailEvents: rows.mailEvents.length,
    subscriptions: rows.subscriptions.length,
    audits: rows.audits.length,
    results: rows.results.length,
    profiles: rows.profiles.length,
    watches: rows.watches.length,
    files: files.own.length,
    mentions: erased + files.shared.length,
  };
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
