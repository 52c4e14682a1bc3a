import type { DefaultOptions, QueryFunctionContext } from '@tanstack/react-query';
import { minuteMs } from '@/lib/durations';
import type { AnswerMarks } from './our-answer';
import { send } from './send';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { marks: AnswerMarks };
  }
}

/** How long an answer without observers stays in the cache. */
const unusedCacheMs = 5 * minuteMs;

/**
 * Defaults of the tools' queries: a query is a GET request of the path in its key, and any response that isn't ok, or not
 * of our API by the `marks` in the query's `meta`, throws SendError. Nothing is refetched automatically. `language`:
 * language tag of the page.
 */
export function queryDefaults(language: string) {
  return {
    queries: {
      queryFn: ({ queryKey, meta }: QueryFunctionContext): Promise<unknown> =>
        send(queryKey.join('/'), undefined, { language, method: 'GET', marks: meta?.marks ?? {} }),
      retry: false,
      retryDelay,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: unusedCacheMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // By default, the library would pause requests while offline, without a message to the visitor.
      networkMode: 'always',
    },
    mutations: { retry: false, retryDelay, networkMode: 'always' },
  } as const satisfies DefaultOptions;
}

/** Milliseconds before the next try, if any: 1 s, doubling up to 30 s. `failures`: number of tries before the last one. */
function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
