/**
 * The program that serves the built site, compiled by scripts/build/bundle.mjs: Next's request handler behind a server of
 * Node's, https://nextjs.org/docs/app/guides/custom-server. What runs beside requests starts in instrumentation.ts.
 */
import '@/lib/config/load-env-files';
import { once } from 'node:events';
import { constants } from 'node:os';
import next from 'next';
import { env } from '@/lib/config/env';
import { startOverloadGate } from '@/lib/http/load-shedding/overload-gate';
import { prepareRefusals } from '@/lib/http/load-shedding/refusals';
import { createSiteServer } from '@/lib/http/server/site-server';

const app = next({ dev: false, dir: process.cwd(), port: env.PORT });
// Who comes before the database is up to date waits, rather than finding nobody.
const ready = app.prepare();
const refusals = await prepareRefusals();
const server = createSiteServer({
  refusals,
  gate: startOverloadGate(refusals),
  handle: async (request, response) => {
    await ready;
    await app.getRequestHandler()(request, response);
  },
});
let isStopping = false;
let unfinished = 0;
server.on('request', (_, response) => {
  unfinished += 1;
  // A connection that is kept could bring one request after another.
  if (isStopping) response.shouldKeepAlive = false;
  response.once('close', () => {
    unfinished -= 1;
    if (isStopping) closeIfFinished();
  });
});
process.on('SIGINT', stop).on('SIGTERM', stop);
// Without a host: bound to one address, Next's rewrites would call themselves in a loop.
server.listen(env.PORT);
try {
  await Promise.all([once(server, 'listening'), ready]);
  console.info(`Ready in ${(performance.now() / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error);
  process.exit(1);
}

/** Requests in progress are finished, then what they have left to do. One Ctrl-C may arrive more than once. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const closed = once(server, 'close');
  server.close();
  closeIfFinished();
  await closed;
  await app.close();
  // As a shell reports a process that ended by a signal.
  process.exit(128 + constants.signals[signal]);
}

/** Also connections that Node doesn't call idle: of a request that was answered before its body had been read. */
function closeIfFinished(): void {
  if (unfinished === 0) server.closeAllConnections();
}
