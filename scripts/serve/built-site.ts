import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { endProcessTree } from '../process/end-process-tree';
import { siteServer } from './server-file';

export interface BuiltSite {
  origin: string;
  /** Process id. */
  pid: number;
  /** Kills it (SIGKILL), as in a power cut; resolves when it has exited. */
  kill(): Promise<void>;
  /** Stops it (SIGTERM); resolves when it has exited. */
  stop(): Promise<void>;
}

/** A build that failed halfway has an id, but no list of its pages. */
export const isBuilt = existsSync('.next/BUILD_ID') && existsSync('.next/prerender-manifest.json');

/** For commands that look at the built site: ends the process with one sentence if there is none. */
export function exitUnlessBuilt(): void {
  if (isBuilt) return;
  console.error('There is no build: run `npm run build` first.');
  process.exit(1);
}

/**
 * Starts the built site, or the built application in another folder, on a free port with only these settings. `under`: a
 * command that runs the command appended to it, for example with other limits. Resolves when the site responds.
 */
export async function startBuiltSite(
  settings: Record<string, string>,
  folder = '.',
  under: readonly string[] = [],
): Promise<BuiltSite> {
  const port = await freePort();
  const [program = '', ...words] = [...under, process.execPath, ...serverOf(folder, port)];
  const server = spawn(program, words, {
    cwd: folder,
    // A process group of its own, so that signals also reach its child processes.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (signal: 'SIGKILL' | 'SIGTERM') => endProcessTree(server, signal);
  const endWithTests = () => void end('SIGKILL');
  process.once('exit', endWithTests);
  server.once('exit', () => process.removeListener('exit', endWithTests));
  await untilReady(server);
  if (server.pid === undefined) throw new Error('The site has no process.');
  return {
    origin: `http://localhost:${port}`,
    pid: server.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The program of the site, or Next's own for another application. */
function serverOf(folder: string, port: number): string[] {
  const ours = path.resolve(folder, siteServer);
  if (existsSync(ours)) return [ours];
  return [path.resolve('node_modules/next/dist/bin/next'), 'start', '-p', String(port)];
}

/** Resolves when a site's process prints that it is ready; rejects with its output if it ends before. */
export function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('Ready in')) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', listen);
    server.stderr?.setEncoding('utf8').on('data', listen);
    server.once('error', reject);
    server.once('exit', (code, signal) => reject(new Error(`The site ended (${code ?? signal}): ${said}`)));
  });
}

/** A port that is free at the time of the call. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
