import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '@/scripts/serve/built-site';
import { postgresBinaries } from './postgres-binaries';
import { tempDir } from './temp-dir';

/** Ends the server when its standard input closes, which happens even if the test run is killed. */
const endWithParent = `
  exec 3<&0
  "$0" "$@" & server=$!
  { read _ <&3; kill -QUIT $server; } & watcher=$!
  wait $server
  kill $watcher`;

export interface TestPostgres {
  /** Address of a database whose user may create further ones. */
  address: string;
  /** Creates an empty database, or a copy of the one at this address, and returns its address. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
  /** Faults to provoke; undefined if the server isn't our own. */
  faults?: {
    /** Ends the server immediately, without closing its connections; `start` starts it again on the same port. */
    crash(): Promise<void>;
    start(): Promise<void>;
    /** Stops all its processes, so that it accepts connections but never responds, until `resume`. */
    hang(): void;
    resume(): void;
  };
}

/** Starts a real Postgres in a temporary folder, or uses the one at TEST_DATABASE_URL. */
export async function startPostgres(binaries = postgresBinaries): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    return {
      address: given,
      createDatabase: (template) => createDatabase(given, template),
      stop: async () => undefined,
    };
  }

  const folder = tempDir('postgres');
  const user = serverUser();
  const bin = reachableBinaries(binaries(), folder.path, user);
  const data = join(folder.path, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) {
    chmodSync(folder.path, 0o711);
    chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  // fsync is off because these tests kill processes, never the machine. There are enough connections for the number of
  // test files that run at the same time on a large machine.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'fsync=off',
    'max_connections=500',
  ];
  const launch = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn('sh', ['-c', endWithParent, join(bin, 'postgres'), ...args], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await untilReady(server);
    // A test that doesn't stop the server must not prevent the test run from ending.
    server.unref();
    for (const stream of [server.stdin, server.stderr]) if (stream instanceof Socket) stream.unref();
    return server;
  };
  let server = await launch();
  const end = async () => {
    const ended = once(server, 'exit');
    server.ref();
    server.stdin?.end();
    await ended;
  };
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    address,
    createDatabase: (template) => createDatabase(address, template),
    stop: async () => {
      await end();
      folder.remove();
    },
    faults: {
      crash: end,
      start: async () => {
        server = await launch();
      },
      hang: () => signalServer(data, 'SIGSTOP'),
      resume: () => signalServer(data, 'SIGCONT'),
    },
  };
}

/** Sends a signal to the server's main process and to that of each connection. */
function signalServer(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  // The main process comes first, so that it starts no further ones.
  process.kill(main, signal);
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  for (const line of all) {
    const [pid = 0, parent] = line.trim().split(/\s+/).map(Number);
    if (parent === main) process.kill(pid, signal);
  }
}

async function createDatabase(address: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: address });
  await client.connect();
  // By its files: through the log, the default since Postgres 15, a copy takes twice the processor time.
  const copied = template ? ` template ${new URL(template).pathname.slice(1)} strategy file_copy` : '';
  await client.query(`create database ${name}${copied}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** The user to run the server as. Postgres refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of the programs, or a copy of it that the other user can read: it may lack access to our folders. */
function reachableBinaries(bin: string, folder: string, user: object | undefined): string {
  if (!user || bin.startsWith('/usr/')) return bin;
  const copy = join(folder, 'postgres');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** Resolves when the server prints that it accepts connections; rejects with its output if it ends before. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code}: ${printed}`)));
  });
}
