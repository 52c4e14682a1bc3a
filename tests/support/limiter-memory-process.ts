/**
 * Counts one request from each of very many addresses, in the request scope of Next's server, and prints the heap usage
 * per address, without the first ones. Needs `--expose-gc`.
 */
import './route-environment';
import { AppError } from '@/lib/errors';
import { clientIp } from '@/lib/http/client-ip';
import { consumeRateLimit, contactLimit } from '@/lib/http/rate-limit';
import { callRoute } from './route-server';

const addressByFamily: Record<string, (index: number) => string> = {
  'of few /48s': (index) => `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`,
  'of a /48 each': (index) => `2001:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`,
  'of IPv4': (index) => `11.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
};

async function main(): Promise<void> {
  const [, , kind = '', warmUp = '', count = ''] = process.argv;
  const address = addressByFamily[kind];
  if (!address) throw new Error(`There are no addresses of the kind ${kind}.`);
  let refused = 0;
  const handle = async (request: Request) => {
    await consumeRateLimit(contactLimit, clientIp(request)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refused += 1;
    });
    return new Response();
  };
  const ask = (index: number) => callRoute(handle, { path: '/', clientAddress: address(index) });
  for (let index = 0; index < Number(warmUp); index += 1) await ask(index);
  const before = await usedBytes();
  for (let index = Number(warmUp); index < Number(count); index += 1) await ask(index);
  const grown = (await usedBytes()) - before;
  const bytesPerAddress = Math.round(grown / (Number(count) - Number(warmUp)));
  process.stdout.write(JSON.stringify({ refused, bytesPerAddress }));
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
