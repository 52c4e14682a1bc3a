import 'server-only';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { findPersonFiles } from './person-files';
import { findPerson, findRenderings, findReports } from './person-store';

/** Everything stored about the person with this address, as stored; times in milliseconds since 1970. */
export async function exportPerson(db: Kysely<Tables>, dataDir: string, email: string) {
  const rows = await findPerson(db, email);
  const tokens = rows.audits.map(({ token }) => token);
  const reports = await findReports(db, tokens);
  const renderings = await findRenderings(db, tokens);
  const files = [];
  for (const file of await findPersonFiles(dataDir, email)) {
    files.push({ name: basename(file), content: await readFile(file, 'utf8') });
  }
  return { ...rows, reports, renderings, files };
}
