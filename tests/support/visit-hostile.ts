import { FetchError } from '@/lib/net/fetch-error';
import { type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import type { HostileServer, Script } from './hostile-server';

/** Short, because hundreds of tests have a server that never ends its response. */
const totalMs = 500;

export const limits = { maxWireBytes: 256 * 1024, maxDecodedBytes: 512 * 1024 };

/** Visits a page served by the script. Returns the response or the code of the failure; a visit that never ends meets the test's time limit. */
export async function visitHostile(server: HostileServer, script: Script, options: SafeFetchOptions = {}) {
  server.at('/page', script);
  return safeFetch(`http://hostile.example:${server.port}/page`, {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allowed: [{ host: 'hostile.example', fromPort: server.port, toPort: server.port }],
    totalMs,
    ...limits,
    ...options,
  }).catch((error: unknown) => {
    if (error instanceof FetchError) return error.code;
    throw error;
  });
}
