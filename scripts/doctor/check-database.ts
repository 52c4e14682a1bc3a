import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Env } from '../../lib/config/read-env';
import { canWrite } from '../../lib/db/can-write';
import { type OpenDatabase, openDatabase } from '../../lib/db/database';
import { notWritable } from '../../lib/db/not-writable';
import { countRoom } from '../../lib/tracking/event-budget';
import { mayWrite } from '../process/is-writable';
import { checkOutbox } from './check-outbox';
import { describeSize } from './database-size';
import { type Finding, fine, toDo, wrong } from './finding';

const subject = 'Database';
/** Types of file systems from Linux's magic.h: in memory, and the writable layer of a container. */
const tmpfs = 0x01021994;
const overlay = 0x794c7630;

/** Checks whether rows can be written and survive a restart. Creates nothing. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  return env.DATABASE_URL ? checkPostgres(env.DATABASE_URL) : checkSqlite(path.resolve(env.DATA_DIR));
}

async function checkPostgres(databaseUrl: string): Promise<Finding[]> {
  const open = openDatabase({ databaseUrl });
  try {
    const [row] = (
      await sql<{ fsync: string; commit: string }>`
        select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(
        open.db,
      )
    ).rows;
    const isDurable = row?.fsync === 'on' && row.commit !== 'off';
    return [
      isDurable
        ? fine('Durability', 'PostgreSQL writes each enquiry to disk before it is acknowledged.')
        : wrong('Durability', 'PostgreSQL has fsync or synchronous_commit off: a power cut loses enquiries.'),
      await writable(open),
      ...(await describeSize(open)),
      ...(await events(open)),
      ...(await checkOutbox(open.db)),
    ];
  } catch (error) {
    return [
      wrong(subject, `DATABASE_URL can't be reached: ${error instanceof Error ? error.message : error}`),
    ];
  } finally {
    await open.close();
  }
}

async function checkSqlite(dataDir: string): Promise<Finding[]> {
  const durability = await judgeFolder(dataDir);
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
      const size = await describeSize(open, bavail * bsize);
      return [
        await writable(open),
        ...size,
        ...(await events(open)),
        ...(await checkOutbox(open.db)),
        durability,
      ];
    } finally {
      await open.close();
    }
  } catch (error) {
    return [
      wrong(subject, `It can't be opened: ${error instanceof Error ? error.message : error}`),
      durability,
    ];
  }
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

async function judgeFolder(dataDir: string): Promise<Finding> {
  const isTemporary = `${dataDir}${path.sep}`.startsWith(`${path.resolve(tmpdir())}${path.sep}`);
  const { type } = await statfs(nearestFolder(dataDir));
  if (isTemporary || type === tmpfs) {
    return wrong(
      'Durability',
      `${dataDir} is temporary: a restart loses enquiries. Set DATA_DIR to a lasting folder.`,
    );
  }
  if (type === overlay) {
    return toDo(
      'Durability',
      `${dataDir} is inside the container: mount a volume there, or a new image loses enquiries.`,
    );
  }
  return fine(
    'Durability',
    `${dataDir} is on a disk; each enquiry is written to it before it is acknowledged.`,
  );
}

/** The folder itself, or its nearest existing ancestor. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
