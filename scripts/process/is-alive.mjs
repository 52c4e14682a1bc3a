/**
 * Whether a process with this id runs on this machine, whoever owns it.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !String(error).includes('ESRCH');
  }
}
