import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { productionEnvironment } from '../build/settings';
import { onParentExit } from '../process/on-parent-exit.mjs';

const readyWithinMs = 60_000;
const pollMs = 100;
const graceMs = 30_000;
// One Ctrl-C arrives up to three times: from the terminal, from npm and from the parent process.
const sameSignalMs = 500;
const cleanEndings = new Set([0, 130, 143]);

export interface SiteServer {
  /** Resolves to the health route's result once the site is up; undefined if it ended before. */
  ready: Promise<{ ok: boolean; says: string } | undefined>;
  /** Resolves to the exit code for this process when the server has ended: 0 after a requested stop. */
  ended: Promise<number>;
}

/** Serves the build on a port; SIGINT and SIGTERM stop it gracefully, a second one kills it. */
export function startServer(root: string, port: number): SiteServer {
  // Deliberately without a host: if it is bound to one address, Next's rewrites call themselves in a loop.
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: productionEnvironment() });
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
  return { ended, ready: Promise.race([whenHealthy(port), ended.then(() => undefined)]) };
}

const health = z.looseObject({ status: z.string().optional(), database: z.string().optional() });

async function whenHealthy(port: number): Promise<{ ok: boolean; says: string }> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await wait(pollMs)) {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (!answer) continue;
    const facts = health.safeParse(await answer.json().catch(() => undefined)).data ?? {};
    return { ok: answer.ok, says: `status ${answer.status}, database ${facts.database ?? 'unknown'}` };
  }
  return { ok: false, says: `no answer within ${readyWithinMs / 1000} s` };
}
