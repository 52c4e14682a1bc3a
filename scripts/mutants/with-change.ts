import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const copySchema = z.object({ file: z.string(), text: z.string() });

/**
 * Runs `work` while a file has another text. Restores the file afterwards, even if the work fails, on a signal or on exit;
 * after SIGKILL, `restoreLeftChange` does so in the next run.
 * @param copyFile where the original text is kept meanwhile
 */
export async function withChange<T>(
  { file, text, copyFile }: { file: string; text: string; copyFile: string },
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(path.dirname(copyFile), { recursive: true });
  writeFileSync(copyFile, JSON.stringify({ file, text: readFileSync(file, 'utf8') }));
  const restore = () => restoreLeftChange(copyFile);
  // These listeners prevent a signal from ending this process before it has restored the file; only the work ends.
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

/** Restores the file that a killed run left changed. */
export function restoreLeftChange(copyFile: string): void {
  if (!existsSync(copyFile)) return;
  const { file, text } = copySchema.parse(JSON.parse(readFileSync(copyFile, 'utf8')));
  writeFileSync(file, text);
  rmSync(copyFile);
}
