import { useEffect, useRef } from 'react';
import type { FoundResult, ResultByKind } from '@/lib/attachments/found-result';
import { SendError, send } from '@/lib/browser/http/send';
import { RESULT_STATE_KEY } from '@/lib/results/mark-returning';
import { readLinkToken } from '@/lib/site/attachment-path';

/**
 * Stores in the history state which result the page shows, if any. Not in the address, which analytics scripts send,
 * because the token gives access to the result.
 */
export function rememberResult(link: string | null): void {
  window.history.replaceState({ ...window.history.state, [RESULT_STATE_KEY]: readLinkToken(link) }, '');
}

/** Restores a result after a reload or Back, by calling `onFound`. Does nothing for an expired one. */
export function useRememberedResult<Kind extends keyof ResultByKind>(
  kind: Kind,
  language: string,
  onFound: (result: ResultByKind[Kind]) => void,
): void {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const token: unknown = window.history.state?.[RESULT_STATE_KEY];
    if (typeof token !== 'string') return;
    const stop = new AbortController();
    void fetchResult(token, language, stop.signal).then((stored) => {
      delete document.documentElement.dataset.result;
      if (stored && isOfKind(stored, kind) && !stop.signal.aborted) found.current(stored.result);
    });
    return () => stop.abort();
  }, [kind, language]);
}

function isOfKind<Kind extends keyof ResultByKind>(
  stored: FoundResult,
  kind: Kind,
): stored is FoundResult & { result: ResultByKind[Kind] } {
  return stored.kind === kind;
}

async function fetchResult(
  token: string,
  language: string,
  signal: AbortSignal,
): Promise<FoundResult | undefined> {
  try {
    const marks = { kind: 'string', result: 'object or null' } as const;
    return await send<FoundResult>(`/api/results/${token}`, undefined, {
      language,
      method: 'GET',
      marks,
      signal,
    });
  } catch (error) {
    // An expired result is none.
    if (!signal.aborted && !(error instanceof SendError)) console.error(error);
    return undefined;
  }
}
