import 'server-only';
import { databaseHandles, type OpenDatabase } from '@/lib/db/database';
import { createMissingIndexes } from '@/lib/db/indexes/create-missing-indexes';
import { log } from '@/lib/log/log';
import { addOldProgress, lacksProgress } from '@/lib/staff/add-old-progress';

declare global {
  // Global, because Next bundles instrumentation and routes separately.
  var siteFinishedMigrations: { of: OpenDatabase; isFinished: Promise<boolean> } | undefined;
}

/**
 * Does what the migrations of a large database have left to be done beside the site, once in a process; after a failure the
 * next caller tries again. Jobs whose queries are slow without it wait for it. Never rejects.
 */
export async function finishMigrations(open = databaseHandles()): Promise<void> {
  if (globalThis.siteFinishedMigrations?.of !== open)
    globalThis.siteFinishedMigrations = { of: open, isFinished: finish(open) };
  if (!(await globalThis.siteFinishedMigrations.isFinished)) globalThis.siteFinishedMigrations = undefined;
}

async function finish(open: OpenDatabase): Promise<boolean> {
  try {
    await createMissingIndexes(open);
    if (await lacksProgress(open.reading)) await addRows(open);
    return true;
  } catch (error) {
    log.error('jobs: a migration could not be finished, trying again:', error);
    return false;
  }
}

async function addRows({ reading, openApart }: OpenDatabase): Promise<void> {
  const apart = openApart();
  try {
    await addOldProgress({ db: apart, reading });
  } finally {
    await apart.destroy();
  }
}
