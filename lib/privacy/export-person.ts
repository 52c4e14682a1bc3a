import 'server-only';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { Mentions } from './mentions';
import { findPersonFiles } from './person-files';
import { findPerson, findRenderings, findReports } from './person-store';

/** Everything that the person with this address owns, as stored, and nothing of others; times in milliseconds since 1970. */
export async function exportPerson(db: Kysely<Tables>, dataDir: string, email: string) {
  const rows = await findPerson(db, email);
  const { sharedMails: _others, ...own } = rows;
  const tokens = rows.audits.map(({ token }) => token);
  const reports = await findReports(db, tokens);
  const renderings = await findRenderings(db, tokens);
  const files = [];
  const found = await findPersonFiles(dataDir, { email, rows, mentions: new Mentions(email) });
  for (const file of found.own) {
    files.push({ name: basename(file), content: await readFile(file, 'utf8') });
  }
  return { ...own, reports, renderings, files };
}
