import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { serialize } from 'node:v8';
import { parserFiles } from '@/lib/web-page/parser/deployed-files';
import { FrameReader, LENGTH_BYTES } from '@/lib/web-page/parser/frames';
import { tempDir } from '@/tests/support/temp-dir';

const tasks = globSync('lib/**/*-task.ts').toSorted();
const folder = tempDir('parser-files');
let child: ChildProcess | undefined;

afterAll(() => {
  child?.kill('SIGKILL');
  folder.remove();
});

/** Only the files that a deployment would contain. */
function copyFiles(): void {
  const isTest = (name: string) => name.startsWith('tests');
  for (const name of globSync(parserFiles, { exclude: isTest })) {
    cpSync(name, path.join(folder.path, name), { recursive: true });
  }
}

async function nextAnswer(socket: Socket, reader: FrameReader) {
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    const answer = reader.push(piece, 1_000_000);
    if (answer) return answer;
  }
  return null;
}

it('the files of a deployment are all that the parser’s process needs', async () => {
  copyFiles();
  expect(tasks.length).toBeGreaterThan(4);
  const main = path.join(folder.path, 'lib/web-page/parser/main.ts');
  child = spawn(process.execPath, [main, '10', ...tasks], {
    cwd: folder.path,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const socket = child.stdio[3];
  if (!(socket instanceof Socket)) throw new Error('There is no socket.');
  const reader = new FrameReader();
  const ready = await nextAnswer(socket, reader);
  expect(`${ready?.kind} ${ready?.content}`).toBe('ready ');

  const input = { bytes: Buffer.from('<title>x</title>'), contentType: 'text/html' };
  const task = serialize({ file: 'lib/web-page/tasks/page-task.ts', cpuMs: 3000, input });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(task.length);
  socket.write(Buffer.concat([length, task]));
  await expect(nextAnswer(socket, reader)).resolves.toMatchObject({ kind: 'bytes' });
});
