import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { productionEnvironment } from '../build/settings';
import { onParentExit } from '../process/on-parent-exit.mjs';
import { siteServer } from './server-file';

const readyWithinMs = 60_000;
const pollMs = 100;
const graceMs = 30_000;
// One Ctrl-C arrives up to three times: from the terminal, from npm and from the parent process.
const sameSignalMs = 500;
const cleanEndings = new Set([0, 130, 143]);

interface Health {
  ok: boolean;
  says: string;
}

export interface SiteServer {
  /** Resolves to the health route's result once the site is up; undefined if it ended before. */
  ready: Promise<Health | undefined>;
  /** Resolves to the exit code for this process when the server has ended: 0 after a requested stop. */
  ended: Promise<number>;
}

/** Serves the build on a port; SIGINT and SIGTERM stop it gracefully, a second one kills it. */
export function startServer(root: string, port: number): SiteServer {
  const env = { ...productionEnvironment(), PORT: String(port) };
  const child = spawn(process.execPath, [siteServer], { cwd: root, stdio: 'inherit', env });
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince === undefined) {
      stoppingSince = Date.now();
      console.info('\nStopping: requests in progress are finished first. Once more to stop at once.');
      // As in run.mjs: on Windows the server receives Ctrl-C itself.
      if (process.platform !== 'win32' || signal !== 'SIGINT') child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    } else if (Date.now() - stoppingSince > sameSignalMs) {
      child.kill('SIGKILL');
    }
  };
  process
    .on('SIGINT', stop)
    .on('SIGTERM', stop)
    .on('SIGHUP', () => stop('SIGTERM'));
  onParentExit(() => stop('SIGTERM'));

  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      const clean = stoppingSince !== undefined && cleanEndings.has(code ?? -1);
      resolve(clean ? 0 : code || 1);
    });
  });
  return { ended, ready: whenHealthy(port, ended) };
}

/** Resolves to undefined once the server has ended, so that nothing keeps this process from ending too. */
async function whenHealthy(port: number, ended: Promise<number>): Promise<Health | undefined> {
  const gone = new AbortController();
  const asking = ask(port, AbortSignal.any([gone.signal, AbortSignal.timeout(readyWithinMs)]));
  const end = ended.then(() => gone.abort());
  await Promise.race([asking, end]);
  if (gone.signal.aborted) return undefined;
  return (await asking) ?? { ok: false, says: `no answer within ${readyWithinMs / 1000} s` };
}

/** Asks until there is an answer; undefined if there was none when the signal came. */
async function ask(port: number, signal: AbortSignal): Promise<Health | undefined> {
  for (; !signal.aborted; await wait(pollMs)) {
    const answer = await fetch(`http://localhost:${port}/api/health`, { signal }).catch(() => undefined);
    if (answer) return { ok: answer.ok, says: describeHealth(answer.status) };
  }
  return undefined;
}

function describeHealth(status: number): string {
  if (status !== 503) return `status ${status} of /api/health`;
  return 'nothing can be stored, so pages are shown and forms ask to try again later; the lines above say why';
}
