import { buildIfChanged, withBuildLock } from './build/build-site';
import { loadSettings } from './build/settings';
import { root } from './process/install.mjs';
import { describeSite } from './serve/describe-site';
import { answers, noteServer } from './serve/running-servers';
import { startServer } from './serve/start-server';

try {
  process.exitCode = await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds if needed, serves until stopped, and returns the exit code. The server migrates the database on startup. */
async function serve(): Promise<number> {
  const env = loadSettings(root);
  await refuseTakenPort(env.PORT);
  const server = await withBuildLock(root, async () => {
    await buildIfChanged(root, env);
    await refuseTakenPort(env.PORT);
    noteServer(root, env.PORT);
    console.info('Starting the server; it brings the database up to date first…');
    const started = startServer(root, env.PORT);
    const health = await started.ready;
    if (health && !health.ok) console.error(`The site started but is not healthy: ${health.says}.`);
    if (health) console.info(describeSite(root, env).join('\n'));
    return started;
  });
  return server.ended;
}

async function refuseTakenPort(port: number): Promise<void> {
  if (!(await answers(port))) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
