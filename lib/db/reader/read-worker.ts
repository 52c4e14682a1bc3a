// Run by Node without a bundler, as a thread: it imports nothing of the project.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

interface Question {
  sql: string;
  parameters: readonly (string | number | bigint | null | Uint8Array)[];
}

interface Settings {
  file: string;
  busyTimeoutMs: number;
  isReadOnly: boolean;
}

const { file, busyTimeoutMs, isReadOnly }: Settings = workerData;
const sqlite = new DatabaseSync(file, { readOnly: isReadOnly, timeout: busyTimeoutMs });
// As the site's own connection: see `openSqlite`.
if (!isReadOnly) sqlite.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');

/** Answers each question with its rows, in the order in which they come. */
parentPort?.on('message', ({ sql, parameters }: Question) => {
  try {
    parentPort?.postMessage({ rows: sqlite.prepare(sql).all(...parameters) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
