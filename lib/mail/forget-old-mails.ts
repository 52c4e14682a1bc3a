import 'server-only';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { retention } from '@/lib/config/retention';
import { inBatches, rowsPerBatch } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';

export const mailRetentionMs = retention.mailDays * dayMs;

/** Deletes mails that were sent, given up, or captured as files in this folder long ago; see `retention`. */
export async function forgetOldMails(db: Kysely<Tables>, folder: string, now: number): Promise<void> {
  await deleteFinishedBefore(db, now - mailRetentionMs);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(/* turbopackIgnore: true */ folder, name);
    // Another process may delete it at the same time.
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs < now - mailRetentionMs) await unlink(file).catch(() => undefined);
  }
}

/** Deletes mails sent, parked or collected before that time; the records they are about remain. */
export async function deleteFinishedBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await inBatches(async () => {
    const old = db
      .selectFrom('outbox')
      .select('key')
      .where('status', 'in', ['sent', 'parked', 'collected'])
      .where('finished_at', '<', before)
      .limit(rowsPerBatch);
    return (await db.deleteFrom('outbox').where('key', 'in', old).executeTakeFirst()).numDeletedRows;
  });
}
