import { isAlive } from './is-alive.mjs';

const watchMs = 500;

/**
 * Calls back once the parent process has ended without sending a signal to this one (SIGKILL), so that the whole program
 * ends.
 * @param {() => void} callback
 */
export function onParentExit(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    // An orphan gets another parent, except on Windows, where it keeps the parent's process id.
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    callback();
  }, watchMs);
  watch.unref();
}
