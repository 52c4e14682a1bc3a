const watchMs = 500;

/**
 * Calls back once when the process that started this one has died without saying so (SIGKILL): whoever
 * killed it meant the whole program.
 *
 * @param {() => void} callback
 */
export function whenOrphaned(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, watchMs);
  watch.unref();
}
