import type { Env } from '../lib/config/read-env';
import { buildIfChanged, refuseUnlessBuilt, withBuildLock } from './build/build-site';
import { loadSettings } from './build/settings';
import { root } from './process/install.mjs';
import { isWritable } from './process/is-writable';
import { describeSite } from './serve/describe-site';
import { answers, noteServer } from './serve/running-servers';
import { type SiteServer, startServer } from './serve/start-server';

try {
  process.exitCode = await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Builds if needed, serves until stopped, and returns the exit code. The server migrates the database on startup. Where this
 * user may not write, an existing build is served as it is.
 */
async function serve(): Promise<number> {
  const env = loadSettings(root);
  await refuseTakenPort(env.PORT);
  if (!isWritable(root)) {
    refuseUnlessBuilt(root, env);
    return (await start(env)).ended;
  }
  const server = await withBuildLock(root, async () => {
    await buildIfChanged(root, env);
    await refuseTakenPort(env.PORT);
    noteServer(root, env.PORT);
    return start(env);
  });
  return server.ended;
}

/** Starts the server; resolves when it answers or has ended. */
async function start(env: Env): Promise<SiteServer> {
  console.info('Starting the server; it brings the database up to date first…');
  const server = startServer(root, env.PORT);
  const health = await server.ready;
  if (health && !health.ok) console.error(`The site started but is not healthy: ${health.says}.`);
  if (health) console.info(describeSite(root, env).join('\n'));
  return server;
}

async function refuseTakenPort(port: number): Promise<void> {
  if (!(await answers(port))) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
