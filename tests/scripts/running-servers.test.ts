import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRunningServer } from '@/scripts/serve/running-servers';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('servers');
const checkout = path.join(folder.path, 'site');
let server: ChildProcess;
let port = 0;

/** A process that serves on a free port and records it as `npm start` does. */
const program = (root: string) => `
  import { createServer } from 'node:net';
  import { noteServer } from ${JSON.stringify(pathToFileURL(path.resolve('scripts/serve/running-servers.ts')).href)};
  const server = createServer().listen(0, 'localhost', () => {
    const { port } = server.address();
    noteServer(${JSON.stringify(root)}, port);
    console.log(port);
  });`;

beforeAll(async () => {
  mkdirSync(checkout);
  const flags = ['--import', 'tsx', '--input-type=module', '-e'];
  server = spawn(process.execPath, [...flags, program(checkout)], { stdio: ['ignore', 'pipe', 'inherit'] });
  port = Number(String((await once(server.stdout ?? server, 'data'))[0]));
});
afterAll(() => {
  server.kill('SIGKILL');
  folder.remove();
});

describe('a server that runs from a folder', () => {
  it('is found there, also by another path that leads there', async () => {
    await expect(findRunningServer(checkout)).resolves.toBe(port);
    const link = path.join(folder.path, 'link');
    symlinkSync(checkout, link, 'junction');
    await expect(findRunningServer(link)).resolves.toBe(port);
  });

  it('is not found in a copy of the folder that was made meanwhile', async () => {
    const copy = path.join(folder.path, 'copy');
    cpSync(checkout, copy, { recursive: true });
    await expect(findRunningServer(copy)).resolves.toBeUndefined();
  });

  it('is no longer found when it was killed', async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    await expect(findRunningServer(checkout)).resolves.toBeUndefined();
  });
});
