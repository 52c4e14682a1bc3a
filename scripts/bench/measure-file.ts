import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupSqlite } from '../../lib/db/backup';
import { openDatabase } from '../../lib/db/database';
import { deleteExpiredData } from '../../lib/privacy/delete-expired-data';
import { exportPerson } from '../../lib/privacy/export-person';

/** Prints what the database takes on disk, and the time of what runs without a page: the hourly deletion, an export, a backup. */
export async function measureFile(dataDir: string): Promise<void> {
  const timed = async (name: string, work: () => unknown) => {
    const startedAt = performance.now();
    await work();
    console.info(`${name.padEnd(44)}${Math.round(performance.now() - startedAt)} ms`);
  };
  const { db, reading, close } = openDatabase({ dataDir });
  try {
    const deletion = { db, mailFolder: path.join(dataDir, 'mail') };
    await timed('Hourly deletion, first', () => deleteExpiredData(deletion));
    await timed('Hourly deletion', () => deleteExpiredData(deletion));
    await timed('Export of a person', () => exportPerson(reading, dataDir, 'person9@workshop9.example'));
  } finally {
    await close();
  }
  const copy = path.join(dataDir, 'bench-backup.sqlite');
  await timed('Backup', () => backupSqlite(dataDir, copy));
  rmSync(copy);
  const megabytes = statSync(path.join(dataDir, 'site.sqlite')).size / 1024 / 1024;
  console.info(`${'Size on disk'.padEnd(44)}${Math.round(megabytes)} MB`);
}
