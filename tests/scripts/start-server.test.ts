import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { siteServer } from '@/scripts/serve/server-file';
import { startServer } from '@/scripts/serve/start-server';
import { tempDir } from '@/tests/support/temp-dir';

const checkout = tempDir('start-server');
const program = path.join(checkout.path, siteServer);

beforeAll(() => {
  mkdirSync(path.dirname(program), { recursive: true });
  // In place of the site's: ends with a failure as soon as its health was asked for.
  writeFileSync(
    program,
    "fetch('http://localhost:' + process.env.PORT + '/asked').then(() => process.exit(3));",
  );
});
afterAll(() => checkout.remove());

it('a start ends with its server, and asks no more whether that is healthy', async () => {
  const waiting: ServerResponse[] = [];
  let health: ServerResponse | undefined;
  const port = createServer((request, response) => {
    if (request.url === '/api/health') health = response;
    else waiting.push(response);
    if (health) for (const each of waiting) each.end();
  }).listen(0);
  await once(port, 'listening');
  const address = z.object({ port: z.number() }).parse(port.address());

  const { ready, ended } = startServer(checkout.path, address.port);
  expect(await ended).toBe(3);
  expect(await ready).toBeUndefined();
  // The question was given up, although nobody has answered it.
  if (health?.closed === false) await once(health, 'close');
  expect(health?.writableFinished).toBe(false);
  port.close();
});
