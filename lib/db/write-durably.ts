import 'server-only';
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToOwnerOf, makeFolder } from './keep-owner';

/** Writes a file that only its owner can read: completely or not at all, even if the process or machine stops halfway. */
export async function writeDurably(folder: string, name: string, content: string | Buffer): Promise<void> {
  makeFolder(folder);
  const temporary = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    giveToOwnerOf(folder, temporary);
    await rename(temporary, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

/** The same synchronously, for a process that is about to end. */
export function writeDurablyNow(folder: string, name: string, content: string | Buffer): void {
  makeFolder(folder);
  const temporary = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.tmp`);
  try {
    const file = openSync(temporary, 'wx', 0o600);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    giveToOwnerOf(folder, temporary);
    renameSync(temporary, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
