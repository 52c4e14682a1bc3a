import { connectToAny } from '@/lib/net/connect-to-any';
import { safeFetch } from '@/lib/net/safe-fetch';
import { serve } from '../../support/listen';
import { type SlowListener, startSlowListener } from '../../support/slow-listener';

const reach = (addresses: readonly string[], port: number, withinMs = 5000) =>
  connectToAny({ addresses, port, signal: AbortSignal.timeout(withinMs) });

// Only Linux fills the queue of a stopped process, and lets a server have any address of 127.0.0.0/8.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
if (process.platform !== 'linux') console.info('Slow addresses are not tested: that needs Linux.');

onLinux('a host of which an address answers slowly', () => {
  let slow: SlowListener;
  beforeEach(async () => {
    slow = await startSlowListener();
  });
  afterEach(() => slow.stop());

  it.each(['first', 'last'])('is reached although its %s address is dead', async (place) => {
    const dead = '127.0.0.9';
    const connected = reach(place === 'last' ? [slow.host, dead] : [dead, slow.host], slow.port);
    slow.wake();
    const socket = await connected;
    expect(socket.remoteAddress).toBe(slow.host);
    socket.destroy();
  });

  it('is reached at once by an address that answers', async () => {
    const quick = await serve((_, response) => response.end('quick'), { host: '127.0.0.9', port: slow.port });
    const { body, remoteAddress } = await safeFetch(`http://shop.example:${slow.port}/`, {
      resolve: async () => [slow.host, '127.0.0.9'].map((address) => ({ address, family: 4 })),
      allowed: [{ host: 'shop.example', fromPort: slow.port, toPort: slow.port }],
      totalMs: 3000,
    });
    expect([Buffer.from(body).toString(), remoteAddress]).toEqual(['quick', '127.0.0.9']);
    await quick.stop();
  });

  it('is given up when the time is over', async () => {
    await expect(reach([slow.host], slow.port, 300)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a host that no address of answers', () => {
  it('is refused with the error of the first', async () => {
    const { port, stop } = await serve(() => undefined);
    await stop();
    await expect(reach(['127.0.0.1', '127.0.0.2'], port)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      address: '127.0.0.1',
    });
  });
});
