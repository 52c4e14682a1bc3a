import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFullDisk } from '@/lib/db/describe-full-disk';
import { lockInstance } from '@/lib/db/instance-lock';
import { smallDisk } from '@/tests/support/small-disk';
import { tempDir } from '@/tests/support/temp-dir';

const disk = smallDisk(256 * 1024);
if (!disk) console.info('Skipped: only root can make a small disk that is full.');
const onDisk = disk ? it : it.skip;
const folder = disk?.path ?? '';
afterAll(() => disk?.remove());

describe('a start with a full disk', () => {
  onDisk('says so in one sentence, and leaves nothing behind', () => {
    expect(describeFullDisk(folder)).toBe(
      `The disk of ${folder} is full: make room there. Pages are shown; no enquiry can be stored.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  onDisk('still reserves the folder, because pages can be shown', async () => {
    expect(() => writeFileSync(path.join(folder, 'filler'), Buffer.alloc(1024 ** 2))).toThrow('ENOSPC');
    const release = await lockInstance(folder, 0);
    await expect(lockInstance(folder, 0)).rejects.toThrow('Another site runs with the embedded database');
    release();
  });

  it('says nothing where there is room', () => {
    const roomy = tempDir('roomy');
    expect(describeFullDisk(roomy.path)).toBeUndefined();
    expect(existsSync(roomy.path) && readdirSync(roomy.path)).toEqual([]);
    roomy.remove();
  });
});
