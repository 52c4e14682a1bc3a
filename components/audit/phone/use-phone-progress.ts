import { useEffect, useState } from 'react';
import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import { SendError, send } from '@/lib/browser/http/send';

const POLL_MS = 2000;
/** Interval while the server can't be reached or limits requests. */
const AFTER_FAILURE_MS = 10_000;

/** The phone rendering of a report's page, polled every two seconds until it is ready. */
export function usePhoneProgress(initial: PresentedPhone, language: string): PresentedPhone {
  const [phone, setPhone] = useState(initial);
  const { path } = phone;

  useEffect(() => {
    if (path === null) return;
    let isStopped = false;
    let timer = window.setTimeout(poll, POLL_MS);
    async function poll() {
      const next = await fetchPhone(path ?? '', language);
      if (isStopped || next === 'gone') return;
      // While nothing has changed, nothing is rendered again.
      if (next && next.state !== 'waiting') return setPhone(keepFindings(next, initial));
      timer = window.setTimeout(poll, next ? POLL_MS : AFTER_FAILURE_MS);
    }
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [path, language, initial]);

  return phone;
}

/** Keeps the list of findings when there is no result, so that the content below doesn't move. */
function keepFindings(next: PresentedPhone, initial: PresentedPhone): PresentedPhone {
  if (next.state === 'rendered') return next;
  return { ...next, findings: initial.findings.map((finding) => ({ ...finding, signal: '–' })) };
}

/** Undefined if the request failed; 'gone' if the report no longer exists. */
async function fetchPhone(path: string, language: string): Promise<PresentedPhone | 'gone' | undefined> {
  try {
    return await send<PresentedPhone>(path, undefined, {
      language,
      method: 'GET',
      marks: { state: 'string' },
    });
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return 'gone';
    console.warn(error);
    return undefined;
  }
}
