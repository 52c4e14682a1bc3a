import '@/tests/support/route-environment';
import { createServer } from 'node:net';
import type { AppError } from '@/lib/errors';
import { listen } from '@/tests/support/listen';
import { startTargetSite } from '@/tests/support/target-site';

// Hosts count by their names, so that each slow website has an address of its own; the limits are those of visitors.
const slowHosts = Array.from({ length: 16 }, (_, index) => `127.0.1.${index + 1}`);
process.env.OUTBOUND_ALLOW = ['127.0.0.1', ...slowHosts].map((host) => `${host}:1024-65535`).join(',');
process.env.RATE_LIMITS = 'on';

const servers: Awaited<ReturnType<typeof listen>>[] = [];

/** A server that accepts connections and never answers. */
async function startSilentServer(host: string): Promise<string> {
  const server = await listen(
    createServer((socket) => socket.on('error', () => undefined)),
    { host },
  );
  servers.push(server);
  return `${server.origin}/`;
}

afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

it('sixteen slow websites asked for from one network leave the tools to other visitors', async () => {
  const { readWebsite } = await import('@/lib/audit/visit/read-website');
  const quick = await startTargetSite();
  const addresses = await Promise.all(slowHosts.map(startSilentServer));
  const states: string[] = [];
  const asked = addresses.map((address, index) =>
    readWebsite(address, { clientIp: `198.51.100.${index + 1}` })
      .then(() => 'read')
      .catch(({ code }: AppError) => code)
      .then((state) => states.push(state)),
  );

  const reading = await readWebsite(quick.url, { clientIp: '203.0.113.9' });

  expect(reading.page.status).toBe(200);
  // Six have a place or wait for one; the others learnt at once that it is our side that is busy.
  expect(states).toEqual(Array(10).fill('too_busy'));

  await Promise.all(servers.map(({ stop }) => stop()));
  await Promise.all(asked);
  // What was visited failed because of the website, which is another answer.
  expect(states.slice(10).every((state) => state !== 'too_busy' && state !== 'read')).toBe(true);
  await quick.stop();
});
