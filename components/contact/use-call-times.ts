import { useCallback, useRef, useState } from 'react';
import { send } from '@/lib/browser/http/send';
import type { CallChoice } from '@/lib/site/call-choice';

type CallTimes = Partial<Record<CallChoice, string>>;

const marks = { first: 'string', second: 'string', third: 'string' } as const;

/** The days of the calls on offer, requested when the visitor first touches the form; empty before, and if that fails. */
export function useCallTimes(language: string) {
  const [times, setTimes] = useState<CallTimes>({});
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    send<CallTimes>('/api/call-times', undefined, { language, marks, method: 'GET' }).then(
      setTimes,
      () => undefined,
    );
  }, [language]);

  return { times, load };
}
