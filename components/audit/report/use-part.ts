import { useEffect, useState } from 'react';
import { SendError, send } from '@/lib/browser/http/send';

const POLL_MS = 2000;
/** Interval while the server can't be reached or limits requests. */
const AFTER_FAILURE_MS = 10_000;

interface Options<State> {
  /** The API path of the next state; undefined or null when the part is complete. */
  readPath: (state: State) => string | null | undefined;
  /** Language tag. */
  language: string;
  /** What to show of the next state after the last one; a module constant. */
  adapt?: (next: State, last: State) => State;
}

/** A part of a report that is still being computed, polled every two seconds until it is complete. */
export function usePart<State extends { state: string }>(
  initial: State,
  { readPath, language, adapt }: Options<State>,
): State {
  const [part, setPart] = useState(initial);
  const path = readPath(part) ?? undefined;

  useEffect(() => {
    if (path === undefined) return;
    let isStopped = false;
    let timer = window.setTimeout(poll, POLL_MS);
    async function poll() {
      const next = await fetchPart<State>(path ?? '', language);
      if (isStopped || next === 'gone') return;
      // While nothing has changed, nothing is rendered again.
      if (next) setPart((last) => choosePart(last, next.part));
      timer = window.setTimeout(poll, next ? POLL_MS : AFTER_FAILURE_MS);
    }
    function choosePart(last: State, part: State): State {
      if (isSame(last, part)) return last;
      return adapt ? adapt(part, last) : part;
    }
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [path, language, adapt]);

  return part;
}

function isSame<State>(last: State, next: State): boolean {
  return JSON.stringify(last) === JSON.stringify(next);
}

/** Undefined if the request failed; 'gone' if the report no longer exists. */
async function fetchPart<State>(
  path: string,
  language: string,
): Promise<{ part: State } | 'gone' | undefined> {
  try {
    const marks = { state: 'string', message: 'string' } as const;
    return { part: await send<State>(path, undefined, { language, method: 'GET', marks }) };
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return 'gone';
    console.warn(error);
    return undefined;
  }
}
