import { spawn } from 'node:child_process';
import { constants } from 'node:os';

let interrupted = false;

/** Whether a termination signal arrived while a command ran: then its exit code isn't a failure, and no further command should run. */
export const wasInterrupted = () => interrupted;

/**
 * Runs a command in the foreground, forwards termination signals to it, and resolves to its exit code (128 + signal number
 * if a signal ended it). What it prints goes to the terminal, or to `listen`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { listen?: (text: string) => void }} [options]
 * @returns {Promise<number>}
 */
export async function run(command, args, { listen, ...options } = {}) {
  /** @type {import('node:child_process').SpawnOptions} */
  const settings = { stdio: listen ? ['inherit', 'pipe', 'pipe'] : 'inherit', ...options };
  const child = spawn(command, args, settings);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => listen?.(text));
  /** @param {NodeJS.Signals} signal */
  const relay = (signal) => {
    interrupted = true;
    // On Windows, Ctrl-C reaches every program of the console anyway, and a signal from here would kill it at once.
    if (process.platform !== 'win32') child.kill(signal);
  };
  process.on('SIGINT', relay).on('SIGTERM', relay);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once(listen ? 'close' : 'exit', (code, signal) => resolve(toExitCode(code, signal)));
    });
  } finally {
    process.off('SIGINT', relay).off('SIGTERM', relay);
  }
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function toExitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
