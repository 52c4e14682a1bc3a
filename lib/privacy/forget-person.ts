import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { deletePerson } from './delete-person';
import { eraseMentions } from './erase-mentions';
import { Mentions } from './mentions';
import { eraseFiles, findPersonFiles } from './person-files';
import { findPerson } from './person-store';

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

/**
 * Erases what the person with this address owns: in the database, in captured mails and waiting leads beside it; and the
 * address where others mention it. What others own stays. On SQLite, also in the unused parts of the file. Not in backups,
 * delivered mails and notes by staff outside this site.
 */
export async function forgetPerson(db: Kysely<Tables>, dataDir: string, email: string): Promise<Receipt> {
  const rows = await findPerson(db, email);
  const mentions = new Mentions(email);
  const files = await findPersonFiles(dataDir, { email, rows, mentions });
  await deletePerson(db, rows);
  const erased = await eraseMentions(db, mentions);
  await eraseFiles(db, files, mentions);
  if (!isPostgres(db)) await overwriteDeleted(db);
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

/** Overwrites deleted rows, which otherwise stay readable in the file and the write-ahead log until their space is reused. */
async function overwriteDeleted(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
