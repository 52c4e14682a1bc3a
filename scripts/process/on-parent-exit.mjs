import { isAlive } from './is-alive.mjs';

const watchMs = 500;

/**
 * Calls back once when the process that started this one has died without saying so (SIGKILL): whoever
 * killed it meant the whole program.
 *
 * @param {() => void} callback
 */
export function onParentExit(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    // Elsewhere an orphan gets another parent; on Windows it keeps the number of the dead one.
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    callback();
  }, watchMs);
  watch.unref();
}
