import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { isAlive } from '../process/is-alive.mjs';

const folder = '.cache/servers';

/**
 * Records that this process serves the build, until the process ends. The record contains the folder, so that it doesn't
 * apply to a copy of the checkout.
 */
export function noteServer(root: string, port: number): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  const file = path.join(root, folder, String(port));
  writeFileSync(file, `${process.pid} ${realpathSync(root)}`);
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Port of a running server of this folder's build, whose files a new build would delete. */
export async function findRunningServer(root: string): Promise<number | undefined> {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of readdirSync(path.join(root, folder))) {
    const note = readFileSync(path.join(root, folder, name), 'utf8');
    const [, number = '', servedFrom] = /^(\d+)(?: (.*))?$/s.exec(note) ?? [];
    if (servedFrom !== undefined && servedFrom !== realpathSync(root)) continue;
    const pid = Number(number);
    // The record of a killed server remains, and its pid may belong to another process, so the port is checked, too.
    if (pid !== process.pid && isAlive(pid) && (await answers(Number(name)))) return Number(name);
  }
  return undefined;
}

/** Whether something accepts connections on a local port. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
