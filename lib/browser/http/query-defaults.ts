import type { DefaultOptions } from '@tanstack/react-query';
import { send } from './send';

/** An answer that nobody looks at any more is kept this long. */
const unusedKeptMs = 5 * 60_000;

/**
 * How the tools ask the API: a query is a GET on the path that its key spells, and anything but an ok answer throws
 * SendError, a 401 among them. Nothing is asked twice behind the visitor's back. `language`: tag of the page.
 */
export function queryDefaults(language: string) {
  return {
    queries: {
      queryFn: async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
        const response = await send(queryKey.join('/'), undefined, { language, method: 'GET' });
        return response.json();
      },
      retry: false,
      retryDelay,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: unusedKeptMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The library would hold a request back until there is a connection, without a word to who waits.
      networkMode: 'always',
    },
    mutations: { retry: false, retryDelay, networkMode: 'always' },
  } as const satisfies DefaultOptions;
}

/** Milliseconds before the next try, where one is asked for: 1 s, doubling up to 30 s. `failures`: tries before the last one. */
function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
