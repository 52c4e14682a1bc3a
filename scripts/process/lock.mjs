import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.mjs';

const beatMs = 1000;
// After a restart, a pid may belong to an unrelated process (in a container nearly always), so a lock that hasn't been
// touched for this long counts as abandoned even if its pid exists.
const abandonedMs = 15_000;

/**
 * Runs `work` while no other process runs under the same lock file, and returns its result. Waits for another process as
 * long as that runs; `onWait` is called once before waiting.
 * @template T
 * @param {string} file
 * @param {() => void} onWait
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  makeFolder(path.dirname(file));
  const mark = `${process.pid} ${Date.now()}`;
  for (let told = false; !take(file, mark); ) {
    if (clearIfAbandoned(file)) continue;
    if (!told) onWait();
    told = true;
    await wait(200);
  }
  const beat = setInterval(() => touch(file), beatMs);
  const release = () => {
    if (read(file) === mark) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/** Throws one sentence where this user may not write to it. @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(String(readErrorCode(error)))) throw error;
    throw new Error(
      `This user may not write to ${folder}. Start as the user that owns it, or in a copy of your own.`,
    );
  }
}

/** @param {string} file @param {string} mark */
function take(file, mark) {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two waiting processes may consider the same lock abandoned. Renaming ensures that only one of them removes it, and a
 * process that removed a new lock by mistake restores it. Returns whether this one did.
 * @param {string} file
 */
function clearIfAbandoned(file) {
  const mark = read(file);
  if (mark === undefined || !isAbandoned(file, mark)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const isGone = read(aside) === mark;
    if (!isGone) linkSync(aside, file);
    return isGone;
  } catch {
    // Another process was faster.
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file @param {string} mark */
function isAbandoned(file, mark) {
  try {
    if (Date.now() - statSync(file).mtimeMs > abandonedMs) return true;
  } catch {
    return false;
  }
  // If it is empty, its owner has created the file but not written to it yet.
  return mark !== '' && !isAlive(Number.parseInt(mark, 10));
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was deleted meanwhile; the work itself will fail.
  }
}

/** @param {unknown} error */
function readErrorCode(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
