import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log } from '@/lib/log/log';
import { type CarriedOver, carryOver } from './carry-over';
import { lockInstance } from './instance-lock';
import { giveToOwnerOf } from './keep-owner';
import { migrations } from './migrations/registry';
import { hasTables, lacksLog } from './sqlite';
import { readSqliteHeader } from './sqlite-file';

/** A running site may be writing; its checkpoints take less time than this. */
const busyTimeoutMs = 10_000;

const sideFiles = ['-wal', '-shm'];

/** The default folder for backups, in which `npm run doctor` checks their age. */
export function backupFolder(dataDir: string): string {
  return join(/* turbopackIgnore: true */ dataDir, 'backups');
}

/**
 * Copies the embedded database into one file, whether or not the site is running: all transactions up to one moment,
 * checked and synced. Returns the number of enquiries in it. If it fails, throws an Error of one sentence and leaves no file.
 */
export function backupSqlite(dataDir: string, file: string): number {
  const source = join(/* turbopackIgnore: true */ dataDir, 'site.sqlite');
  if (!existsSync(source)) throw new Error(`There is no database to back up: ${source} does not exist.`);
  if (existsSync(file)) throw new Error(`${file} exists already; give the backup another name.`);
  return copyWhole(source, file);
}

/**
 * Replaces the embedded database by a backup. Returns the number of enquiries in it, the path to which the previous
 * database was moved, if there was one, and what of it was carried over: who left since, and what was sent; undefined if it
 * can't be read. If the site is running or the backup is incomplete, throws an Error of one
 * sentence and changes nothing. `withoutLog`: accepts a copy of a site's file without its write-ahead log.
 */
export async function restoreSqlite(
  dataDir: string,
  file: string,
  { withoutLog = false, now = new Date() }: { withoutLog?: boolean; now?: Date } = {},
): Promise<{ leads: number; kept: string | undefined; carried: CarriedOver | undefined }> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const unlock = await lockInstance(dataDir, 0);
  try {
    requireBackup(file, withoutLog);
    const place = join(/* turbopackIgnore: true */ dataDir, 'site.sqlite');
    const draft = join(/* turbopackIgnore: true */ dataDir, `restoring-${randomUUID()}.sqlite`);
    const leads = copyWhole(file, draft);
    const before = statSync(place, { throwIfNoEntry: false });
    if (before) chmodSync(draft, before.mode & 0o777);
    giveToOwnerOf(before ? place : dataDir, draft);
    const kept = before ? setAside(place, now) : undefined;
    const carried = kept === undefined ? undefined : carryOverFrom(kept, draft);
    sync(draft);
    renameSync(draft, place);
    sync(dataDir);
    return { leads, kept, carried };
  } finally {
    unlock();
  }
}

/** https://www.sqlite.org/rescode.html#corrupt, by its words. */
function sayIfDamaged(file: string, error: unknown): unknown {
  if (!/malformed|not a database/.test(String(error))) return error;
  return new Error(
    `${file} is damaged or cut off: nothing was changed. Copy it again, or take an older one.`,
  );
}

function carryOverFrom(kept: string, draft: string): CarriedOver | undefined {
  try {
    return carryOver(draft, kept);
  } catch (error) {
    log.warn(`${kept} can't be read:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

function copyWhole(source: string, target: string): number {
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  try {
    const from = new DatabaseSync(source, { readOnly: true, timeout: busyTimeoutMs });
    try {
      // One read transaction: https://www.sqlite.org/lang_vacuum.html#vacuuminto
      from.prepare('vacuum into ?').run(draft);
    } finally {
      from.close();
    }
    chmodSync(draft, 0o600);
    giveToOwnerOf(dirname(target), draft);
    const copy = new DatabaseSync(draft, { readOnly: true });
    const check = copy.prepare('pragma integrity_check').get();
    const count = hasLeads(copy) ? copy.prepare('select count(*) as leads from leads').get() : undefined;
    copy.close();
    if (check?.integrity_check !== 'ok') throw new Error(`${source} is damaged: ${check?.integrity_check}.`);
    if (!count) throw new Error(`${source} is no database of this site: it has no table of enquiries.`);
    sync(draft);
    renameSync(draft, target);
    sync(dirname(target));
    return Number(count.leads);
  } catch (error) {
    rmSync(draft, { force: true });
    throw sayIfDamaged(source, error);
  }
}

function requireBackup(file: string, withoutLog: boolean): void {
  const header = readSqliteHeader(file);
  if (!header) throw new Error(`${file} is no SQLite database.`);
  const mayLackRows = header.isWal && !existsSync(`${file}-wal`);
  const backup = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
  try {
    if (mayLackRows && !hasTables(backup)) throw new Error(lacksLog(file));
    if (!hasLeads(backup))
      throw new Error(`${file} is no database of this site: it has no table of enquiries.`);
    const unknown = backup
      .prepare('select name from kysely_migration')
      .all()
      .filter(({ name }) => !(String(name) in migrations));
    if (unknown.length > 0) throw new Error(`${file} is of a newer version of the site than this one.`);
  } catch (error) {
    throw sayIfDamaged(file, error);
  } finally {
    backup.close();
  }
  if (mayLackRows && !withoutLog) {
    throw new Error(
      `${file} is the file of a site without its ${file}-wal: if that site was running, its newest rows are missing. ` +
        'Copy both, or restore this one all the same with --without-wal.',
    );
  }
}

function hasLeads(sqlite: DatabaseSync): boolean {
  return (
    sqlite.prepare("select 1 from sqlite_master where type = 'table' and name = 'leads'").get() !== undefined
  );
}

/** Links the database under a second name. It stays in place until the backup replaces it, so that a power loss leaves either one. */
function setAside(place: string, now: Date): string {
  const kept = place.replace(/\.sqlite$/, `-before-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  mergeLog(place);
  for (const side of sideFiles) {
    if (existsSync(`${place}${side}`)) renameSync(`${place}${side}`, `${kept}${side}`);
  }
  linkSync(place, kept);
  return kept;
}

/** Closing the last connection merges the write-ahead log into the database. A damaged database is left as it is. */
function mergeLog(place: string): void {
  try {
    const open = new DatabaseSync(place, { timeout: busyTimeoutMs });
    open.exec('pragma wal_checkpoint(truncate)');
    open.close();
  } catch (error) {
    log.warn(`${place} is kept with its write-ahead log:`, error instanceof Error ? error.message : error);
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
