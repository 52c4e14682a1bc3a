import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

/** 512-byte blocks: little more than an empty database and its write-ahead log need. */
const fileBlocks = 2400;
const diskMb = 24;

/** Simulates a full disk: by a limit on the size of files, and, as root, by filling a small file system. */
export const diskFull: Fault = async function* ({ seconds }) {
  const limited = await openScene();
  const site = await limited.start({}, ['sh', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'sh']);
  await limited.visitors.writeFor(site.origin, seconds, { answers: 150 });
  await site.stop();
  yield await judge(limited, `files limited to ${(fileBlocks * 512) / 1e6} MB, SQLite`);
  await limited.close();

  const scene = await openScene();
  if (!mountDisk(scene.dataDir)) {
    console.info('A full disk was not tried: only root can make a small one.');
    return scene.close();
  }
  try {
    const onDisk = await scene.start();
    await scene.visitors.writeFor(onDisk.origin, seconds / 3);
    const filler = path.join(scene.dataDir, 'filler');
    fill(filler);
    await scene.visitors.writeFor(onDisk.origin, seconds);
    rmSync(filler);
    // Immediately, before the next round of the loop: leads that exist only in memory must be saved at exit.
    await onDisk.stop();
    yield await judge(scene, 'disk full for a while, SQLite');
  } finally {
    execFileSync('umount', [scene.dataDir]);
    await scene.close();
  }
};

function mountDisk(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes until not even one block is left. */
function fill(file: string): void {
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 4)) {
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
}
