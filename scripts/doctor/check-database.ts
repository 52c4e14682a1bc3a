import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Env } from '../../lib/config/read-env';
import { canWrite } from '../../lib/db/can-write';
import { type OpenDatabase, openDatabase } from '../../lib/db/database';
import { describePostgresFailure, mayNotCreate, readCode } from '../../lib/db/describe-postgres-failure';
import { describeSchema } from '../../lib/db/describe-schema';
import { describeUnsafe, readFileSystem } from '../../lib/db/file-system';
import { notWritable } from '../../lib/db/not-writable';
import { readSchemaState } from '../../lib/db/schema-state';
import { countRoom } from '../../lib/tracking/event-budget';
import { mayWrite } from '../process/is-writable';
import { checkOutbox } from './check-outbox';
import { describeSize } from './database-size';
import { type Finding, fine, toDo, wrong } from './finding';

const subject = 'Database';

/** Checks whether rows can be written and survive a restart. Creates nothing. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  return env.DATABASE_URL ? checkPostgres(env.DATABASE_URL) : checkSqlite(path.resolve(env.DATA_DIR));
}

async function checkPostgres(databaseUrl: string): Promise<Finding[]> {
  const open = openDatabase({ databaseUrl });
  try {
    const [row] = (
      await sql<{ fsync: string; commit: string; mayCreate: boolean | null }>`
        select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          has_schema_privilege(current_schema(), 'create') as "mayCreate"`.execute(open.db)
    ).rows;
    const isDurable = row?.fsync === 'on' && row.commit !== 'off';
    const durability = isDurable
      ? fine('Durability', 'PostgreSQL writes each enquiry to disk before it is acknowledged.')
      : wrong('Durability', 'PostgreSQL has fsync or synchronous_commit off: a power cut loses enquiries.');
    if (!row?.mayCreate) return [wrong(subject, mayNotCreate), durability];
    return [durability, ...(await checkTables(open))];
  } catch (error) {
    const code = readCode(error);
    const unknown = `DATABASE_URL can’t be used${code && ` (error ${code})`}; see the log of its server.`;
    return [wrong(subject, describePostgresFailure(error) ?? unknown)];
  } finally {
    await open.close();
  }
}

/** What is in a database that can be reached. `freeBytes`: of its disk, if that is one of ours. */
async function checkTables(open: OpenDatabase, freeBytes?: number): Promise<Finding[]> {
  const state = await readSchemaState(open.db);
  const text = describeSchema(state);
  if (state === 'none') return [toDo(subject, text ?? '')];
  const version = text ? [toDo('Version', text)] : [];
  return [
    ...version,
    await writable(open),
    ...(await describeSize(open, freeBytes)),
    ...(await events(open)),
    ...(await checkOutbox(open.db)),
  ];
}

async function checkSqlite(dataDir: string): Promise<Finding[]> {
  const durability = judgeFolder(dataDir);
  if (!mayWrite(nearestFolder(dataDir))) {
    return [wrong(subject, notWritable(dataDir)), durability];
  }
  if (!existsSync(path.join(dataDir, 'site.sqlite'))) {
    return [
      toDo(subject, `There is none in ${dataDir} yet; the first start of the site makes it.`),
      durability,
    ];
  }
  const others = await findOthersFiles(dataDir);
  if (others) return [others, durability];
  try {
    const open = openDatabase({ dataDir });
    try {
      const { bavail, bsize } = await statfs(dataDir);
      return [...(await checkTables(open, bavail * bsize)), durability];
    } finally {
      await open.close();
    }
  } catch (error) {
    return [wrong(subject, describeSqliteFailure(error, path.join(dataDir, 'site.sqlite'))), durability];
  }
}

/** https://www.sqlite.org/rescode.html: SQLITE_CORRUPT and SQLITE_NOTADB by their words. */
function describeSqliteFailure(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return /malformed|not a database/.test(message)
    ? `${file} is damaged or no database: stop the site and put a backup in its place (npm run restore -- FILE).`
    : `It can't be opened: ${message}`;
}

/**
 * Files that the site's user can't use, such as a copy that root made. Root itself can read everything, so that only the
 * owners tell: all must be the folder's, or if that is root's, the database's.
 */
async function findOthersFiles(dataDir: string): Promise<Finding | undefined> {
  const folder = await stat(dataDir);
  const { uid } = folder.uid === 0 ? await stat(path.join(dataDir, 'site.sqlite')) : folder;
  for (const name of [
    'site.sqlite',
    'site.sqlite-wal',
    'site.sqlite-shm',
    'site.lock',
    'session-secret',
    'mail',
    'leads',
  ]) {
    const file = path.join(dataDir, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.uid !== uid) {
      return wrong(
        subject,
        `${file} belongs to user ${found.uid}, the rest of ${dataDir} to user ${uid}, so the site can't use it: chown ${uid}:${folder.gid} ${file}`,
      );
    }
  }
  return undefined;
}

async function writable(open: OpenDatabase): Promise<Finding> {
  return (await canWrite(open.db))
    ? fine(subject, 'A row was written.')
    : wrong(
        subject,
        'It can’t be written: see the message above. Was the site started once since the last update?',
      );
}

/** Says only that visits are not counted any more; a database that hasn't been migrated is told otherwise. */
async function events({ db }: OpenDatabase): Promise<Finding[]> {
  const room = await countRoom(db, Date.now()).catch(() => 1);
  const text =
    'More visits were recorded than an hour or a day may have, so the latest are missing. Somebody may be inventing them.';
  return room > 0 ? [] : [toDo('Visits', text)];
}

/** Whether what is written there survives. */
export function judgeFolder(dataDir: string, fileSystem = readFileSystem(dataDir)): Finding {
  const about = 'Durability';
  const isTemporary = `${dataDir}${path.sep}`.startsWith(`${path.resolve(tmpdir())}${path.sep}`);
  const { kind, name } = fileSystem;
  if (isTemporary || kind === 'memory') {
    return wrong(
      about,
      `${dataDir} is temporary: a restart loses enquiries. Set DATA_DIR to a lasting folder.`,
    );
  }
  if (kind === 'container') {
    return toDo(
      about,
      `${dataDir} is inside the container: mount a volume there, or a new image loses enquiries.`,
    );
  }
  const unsafe = describeUnsafe(fileSystem, dataDir);
  if (unsafe) return kind === 'shared' ? wrong(about, unsafe) : toDo(about, unsafe);
  return fine(
    about,
    `${dataDir} is on a disk (${name}); each enquiry is written to it before it is acknowledged.`,
  );
}

/** The folder itself, or its nearest existing ancestor. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
