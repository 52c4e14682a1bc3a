import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const copySchema = z.object({ file: z.string(), text: z.string() });

/**
 * Runs `work` while a file has another text. Restores the file afterwards, also when the work fails, on a signal or on
 * exit; after SIGKILL `restoreLeftChange` does so in the next run.
 * @param copyFile copy of the original text meanwhile
 */
export async function withChange<T>(
  { file, text, copyFile }: { file: string; text: string; copyFile: string },
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(path.dirname(copyFile), { recursive: true });
  writeFileSync(copyFile, JSON.stringify({ file, text: readFileSync(file, 'utf8') }));
  const restore = () => restoreLeftChange(copyFile);
  // On a signal only the work ends; without a listener this process would end before it restores the file.
  const wait = () => undefined;
  process.once('exit', restore).on('SIGINT', wait).on('SIGTERM', wait);
  try {
    writeFileSync(file, text);
    return await work();
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', wait).off('SIGTERM', wait);
  }
}

/** Restores the file of a killed run. */
export function restoreLeftChange(copyFile: string): void {
  if (!existsSync(copyFile)) return;
  const { file, text } = copySchema.parse(JSON.parse(readFileSync(copyFile, 'utf8')));
  writeFileSync(file, text);
  rmSync(copyFile);
}
