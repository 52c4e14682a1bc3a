import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSqlite } from '@/lib/db/sqlite';
import { tempDir } from '../../support/temp-dir';

const folder = tempDir('sqlite');
afterAll(() => folder.remove());

/** Another process with the new file's write lock, which releases it half a second after its message. */
const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(process.argv[1]);
  db.exec('create table other (x); begin immediate');
  process.stdout.write('locked');
  setTimeout(() => db.exec('commit'), 500);
`;

it('opening waits for another process that is setting up the same new file', async () => {
  const file = join(folder.path, 'site.sqlite');
  const other = spawn(process.execPath, ['-e', holder, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');

  const sqlite = openSqlite(file);
  expect(sqlite.writer.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(sqlite.writer.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  sqlite.close();
});
