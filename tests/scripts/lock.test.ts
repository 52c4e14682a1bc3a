import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from '@/scripts/process/lock.mjs';

const lockModule = pathToFileURL(path.resolve('scripts/process/lock.mjs')).href;
let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  lock = path.join(folder, 'work.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A process of its own that appends its entry and exit to a log while it has the lock. */
function worker(log: string): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(lockModule)};
    await withLock(${JSON.stringify(lock)}, () => {}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      await wait(50);
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', resolve));
}

describe('the lock of a folder', () => {
  it('lets one process work at a time and is gone afterwards', async () => {
    const log = path.join(folder, 'log');
    writeFileSync(lock, '999999999 0');
    const codes = await Promise.all(Array.from({ length: 5 }, () => worker(log)));
    expect(codes).toEqual([0, 0, 0, 0, 0]);
    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(5));
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that has ended', async () => {
    writeFileSync(lock, '999999999 0');
    await expect(
      withLock(
        lock,
        () => {},
        async () => 'done',
      ),
    ).resolves.toBe('done');
  });

  it('is taken over when nobody kept it up, even if the pid is in use again', async () => {
    writeFileSync(lock, `${process.pid} 0`);
    utimesSync(lock, 0, 0);
    await expect(
      withLock(
        lock,
        () => {},
        async () => 'done',
      ),
    ).resolves.toBe('done');
  });

  it('is given back when the work fails', async () => {
    await expect(
      withLock(
        lock,
        () => {},
        () => Promise.reject(new Error('no')),
      ),
    ).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });
});
