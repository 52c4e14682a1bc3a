import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import type { Env } from '../../lib/config/read-env';
import { backupFolder } from '../../lib/db/backup';
import { dayMs } from '../../lib/durations';
import { nearestFolder } from './check-database';
import { type Finding, fine, toDo, wrong } from './finding';

const megabyte = 1024 * 1024;
const maxBackupDays = 7;

export interface Machine {
  now: number;
  /** Folder of the backups; by default the one that `npm run backup` writes to. */
  backups?: string;
  /** As root, Chromium runs without its sandbox. */
  isRoot?: boolean;
  findBrowser: () => string | undefined | Promise<string | undefined>;
  freeBytes?: (folder: string) => Promise<number>;
  /** The environment; by default this process's. */
  variables?: Readonly<Record<string, string | undefined>>;
}

/** Checks disk space, the age of the newest backup, and the browser. */
export async function checkMachine(env: Env, machine: Machine): Promise<Finding[]> {
  const folder = path.resolve(env.DATA_DIR);
  return [
    judgeSpace(await (machine.freeBytes ?? readFreeBytes)(nearestFolder(folder))),
    judgeBackups(env, machine.backups ?? backupFolder(folder), machine.now),
    await judgeBrowser(env, machine),
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
      `There is none in ${folder}. Make one a day with npm run backup, and copy it to another machine.`,
    );
  const days = Math.max(0, Math.floor((now - Math.max(...times)) / dayMs));
  const text = `The newest in ${folder} is ${days} days old.`;
  return days > maxBackupDays
    ? wrong('Backups', `${text} Make one, and see why none was made.`)
    : fine('Backups', text);
}

/** Checks the browser for audits; see lib/headless-browser. */
async function judgeBrowser(env: Env, { findBrowser, isRoot }: Machine): Promise<Finding> {
  const subject = 'Browser';
  const lost = 'audits don’t look at pages as a phone shows them, and what needs that is not measured.';
  if (env.RENDERING === 'off') return fine(subject, `RENDERING is off: ${lost}`);
  if (env.CHROMIUM_WS) {
    return (await findRemote(env.CHROMIUM_WS))
      ? fine(subject, 'The browser of CHROMIUM_WS answers.')
      : wrong(subject, `The browser of CHROMIUM_WS doesn’t answer: ${lost}`);
  }
  try {
    const file = await findBrowser();
    if (!file) {
      const advice = 'Install Chrome or Chromium, or name one in CHROMIUM_PATH.';
      return toDo(subject, `There is none: ${lost} ${advice}`);
    }
    return isRoot
      ? toDo(subject, `${file} starts, but as root without its sandbox: run the site as another user.`)
      : fine(subject, `${file} starts, with its sandbox.`);
  } catch (error) {
    return wrong(subject, error instanceof Error ? error.message : String(error));
  }
}

/** Whether something listens at the address. */
async function findRemote(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) || (protocol === 'wss:' ? 443 : 80) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
