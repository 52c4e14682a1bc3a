import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** Rows of a batch: SQLite's only writer is busy for some milliseconds. */
export const rowsPerBatch = 200;
const restMs = 10;

/**
 * Repeats a batch, which changes at most so many rows and resolves to their number, until there are no more. Others are
 * answered in between.
 */
export async function inBatches(batch: () => Promise<bigint>, mostRows = rowsPerBatch): Promise<void> {
  while ((await batch()) >= mostRows) await wait(restMs);
}
