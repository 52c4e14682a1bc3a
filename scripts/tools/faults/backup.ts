import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../../lib/db/database';
import type { TestPostgres } from '../../../tests/support/postgres';
import { postgresBinaries } from '../../../tests/support/postgres-binaries';
import { tempDir } from '../../../tests/support/temp-dir';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene, type Place, type Scene } from './scene';

const run = promisify(execFile);
const backups = 3;

/** Makes backups while visitors send enquiries. The last one is restored and must contain every enquiry acknowledged before it began. */
export const backup: Fault = async function* ({ seconds, postgres }) {
  const embedded = await openScene();
  const restored = tempDir('fault-restored');
  const command = (script: string, file: string, dataDir: string) =>
    run(process.execPath, ['--import', 'tsx', '--conditions=react-server', `scripts/${script}.ts`, file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    });
  yield await backUp(embedded, `${backups} backups while visitors write, SQLite`, seconds, {
    save: (file) => command('backup', file, embedded.dataDir),
    restore: async (file) => {
      await command('restore', file, restored.path);
      return { dataDir: restored.path };
    },
  });
  restored.remove();

  const dump = path.join(postgresBinaries(), 'pg_dump');
  if (!existsSync(dump)) return console.info(`Backups of PostgreSQL were not tried: there is no ${dump}.`);
  const scene = await openScene(postgres);
  yield await backUp(scene, `${backups} backups while visitors write, PostgreSQL`, seconds, {
    save: (file) => run(dump, ['--format=custom', `--file=${file}`, readAddress(scene.place)]),
    restore: (file) => restorePostgres(postgres, file),
  });
};

interface Tools {
  save(file: string): Promise<unknown>;
  /** Restores into an empty database, and returns its place. */
  restore(file: string): Promise<Place>;
}

async function backUp(scene: Scene, fault: string, seconds: number, { save, restore }: Tools) {
  const { visitors } = scene;
  const files = tempDir('fault-backup');
  const site = await scene.start();
  const state = { isOver: false };
  const writing = visitors.write(site.origin, 4, () => state.isOver);
  let before: string[] = [];
  let last = '';
  for (let number = 1; number <= backups; number += 1) {
    await visitors.writeFor(site.origin, seconds / backups, { visitors: 1 });
    before = [...visitors.acknowledged.values()];
    last = path.join(files.path, `backup-${number}`);
    await save(last);
  }
  state.isOver = true;
  await writing;
  await site.stop();
  const { missing, wrong } = await checkRestored(scene, await restore(last), before);
  const row = await judge(scene, fault, wrong);
  const found = `${before.length - missing} of the ${before.length} acknowledged before the last backup are in it`;
  files.remove();
  await scene.close();
  return { ...row, saw: `${row.saw}; ${found}` };
}

async function checkRestored(scene: Scene, place: Place, before: readonly string[]) {
  const { db, close } = openDatabase(place);
  const rows = await db.selectFrom('leads').select('id').execute();
  await close();
  const ids = new Set(rows.map(({ id }) => id));
  const missing = before.filter((id) => !ids.has(id)).length;
  const wrong = missing > 0 ? [`${missing} enquiries are not in the restored backup.`] : [];
  // Mails that waited in the backup keep their keys, so that none arrives twice.
  const settings: Record<string, string> =
    'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
  const site = await scene.start(settings);
  const health = await fetch(`${site.origin}/api/health`);
  if (!health.ok) wrong.push(`A site on the restored backup is not healthy (${health.status}).`);
  await site.stop();
  return { missing, wrong };
}

async function restorePostgres(postgres: TestPostgres, file: string): Promise<Place> {
  const databaseUrl = await postgres.createDatabase();
  await run(path.join(postgresBinaries(), 'pg_restore'), [`--dbname=${databaseUrl}`, '--no-owner', file]);
  return { databaseUrl };
}

function readAddress(place: Place): string {
  if ('databaseUrl' in place) return place.databaseUrl;
  throw new Error('This is no database of PostgreSQL.');
}
