/**
 * Counts one request from each of very many addresses of each kind, in the request scope of Next's server, and prints by
 * kind how many were refused and the growth of the heap per address, without the first ones. Needs `--expose-gc`.
 */
import './route-environment';
import { AppError } from '@/lib/errors';
import { clientIp } from '@/lib/http/client-ip';
import { consumeRateLimit } from '@/lib/http/rate-limit';
import { contactLimit } from '@/lib/leads/limits';
import { callRoute } from './route-server';

const addressByKind: Record<string, (index: number) => string> = {
  'of few /48s': (index) => `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`,
  'of a /48 each': (index) => `2001:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`,
  'of IPv4': (index) => `11.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
};

async function countRequests(address: (index: number) => string, warmUp: number, count: number) {
  let refused = 0;
  const handle = async (request: Request) => {
    await consumeRateLimit(contactLimit, clientIp(request)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refused += 1;
    });
    return new Response();
  };
  const ask = (index: number) => callRoute(handle, { path: '/', clientAddress: address(index) });
  for (let index = 0; index < warmUp; index += 1) await ask(index);
  const before = await usedBytes();
  for (let index = warmUp; index < count; index += 1) await ask(index);
  const grown = (await usedBytes()) - before;
  return { refused, bytesPerAddress: Math.round(grown / (count - warmUp)) };
}

async function main(): Promise<void> {
  const [warmUp = 0, count = 0] = process.argv.slice(2).map(Number);
  const outcomes: Record<string, Awaited<ReturnType<typeof countRequests>>> = {};
  for (const [kind, address] of Object.entries(addressByKind)) {
    outcomes[kind] = await countRequests(address, warmUp, count);
  }
  process.stdout.write(JSON.stringify(outcomes));
}

/** The size of reachable memory. Collects twice, because finalizers run in between. */
async function usedBytes(): Promise<number> {
  globalThis.gc?.();
  await new Promise((resolve) => setImmediate(resolve));
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
