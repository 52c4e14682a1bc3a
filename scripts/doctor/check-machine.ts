import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../lib/config/read-env';
import { nearestFolder } from './check-database';
import { type Finding, fine, toDo, wrong } from './finding';

const megabyte = 1024 * 1024;
const dayMs = 86_400_000;
const maxBackupDays = 7;

export interface Machine {
  now: number;
  /** Folder of the backups; without it, `backups` beside the database. */
  backups?: string;
  findBrowser: () => string | undefined | Promise<string | undefined>;
  freeBytes?: (folder: string) => Promise<number>;
}

/** Disk space, age of the newest backup, and whether there is a browser. */
export async function checkMachine(env: Env, machine: Machine): Promise<Finding[]> {
  const folder = path.resolve(env.DATA_DIR);
  return [
    judgeSpace(await (machine.freeBytes ?? readFreeBytes)(nearestFolder(folder))),
    judgeBackups(env, machine.backups ?? path.join(folder, 'backups'), machine.now),
    await judgeBrowser(machine.findBrowser),
  ];
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function judgeSpace(bytes: number): Finding {
  const megabytes = Math.floor(bytes / megabyte);
  const text = `${megabytes} MB are free where the data is.`;
  if (megabytes < 200) return wrong('Disk', `${text} Make room: enquiries could soon not be stored.`);
  return megabytes < 1000 ? toDo('Disk', `${text} Plan more.`) : fine('Disk', text);
}

function judgeBackups({ DATABASE_URL }: Env, folder: string, now: number): Finding {
  if (DATABASE_URL)
    return toDo(
      'Backups',
      'PostgreSQL is backed up by whoever runs it: ask for the age of the newest backup.',
    );
  const times = existsSync(folder)
    ? readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs)
    : [];
  if (times.length === 0)
    return toDo(
      'Backups',
      `There is none in ${folder}. Copy the database there, and from there to another machine.`,
    );
  const days = Math.max(0, Math.floor((now - Math.max(...times)) / dayMs));
  const text = `The newest in ${folder} is ${days} days old.`;
  return days > maxBackupDays
    ? wrong('Backups', `${text} Make one, and see why none was made.`)
    : fine('Backups', text);
}

async function judgeBrowser(findBrowser: Machine['findBrowser']): Promise<Finding> {
  try {
    const file = await findBrowser();
    return file
      ? fine('Browser', `${file} starts.`)
      : toDo(
          'Browser',
          'There is no Chrome or Chromium: pages that scripts draw can’t be looked at. Install one, or name it in CHROMIUM_PATH.',
        );
  } catch (error) {
    return wrong('Browser', error instanceof Error ? error.message : String(error));
  }
}
