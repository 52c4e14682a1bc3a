import { useEffect, useState } from 'react';
import { SendError, send } from '@/lib/browser/http/send';

const POLL_MS = 2000;
const marks = { state: 'string', title: 'string' } as const;
/** Interval while the server can't be reached or limits requests. */
const AFTER_FAILURE_MS = 10_000;

/**
 * A part of a report that is still being computed, polled every two seconds until it is complete. `readPath` returns the
 * API path of the next state; undefined when complete.
 */
export function useProgress<State>(
  initial: State,
  readPath: (state: State) => string | undefined,
  language: string,
): State {
  const [state, setState] = useState(initial);
  const path = readPath(state);

  useEffect(() => {
    if (path === undefined) return;
    let isStopped = false;
    let timer = window.setTimeout(poll, POLL_MS);
    async function poll() {
      const next = await fetchState<State>(path ?? '', language);
      if (isStopped || next === 'gone') return;
      if (next) setState(next.state);
      timer = window.setTimeout(poll, next ? POLL_MS : AFTER_FAILURE_MS);
    }
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [path, language]);

  return state;
}

/** Undefined if the request failed; 'gone' if the report no longer exists. */
async function fetchState<State>(
  path: string,
  language: string,
): Promise<{ state: State } | 'gone' | undefined> {
  try {
    return { state: await send<State>(path, undefined, { language, method: 'GET', marks }) };
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return 'gone';
    console.warn(error);
    return undefined;
  }
}
