import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** Rows of a step: SQLite's only writer is busy for some milliseconds. */
export const rowsPerStep = 200;
const restMs = 10;

/**
 * Repeats a step, which changes at most so many rows and resolves to their number, until there are no more. Others are
 * answered in between.
 */
export async function inSteps(step: () => Promise<bigint>, mostRows = rowsPerStep): Promise<void> {
  while ((await step()) >= mostRows) await wait(restMs);
}
