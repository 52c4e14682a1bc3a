import { useEffect, useState } from 'react';
import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import { SendError, send } from '@/lib/browser/http/send';

const POLL_MS = 2000;
/** While the server can't be reached, or asks to be left alone. */
const AFTER_FAILURE_MS = 10_000;

/** A report's page on a phone, asked for every two seconds until a browser has opened it. */
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
      // What is drawn stays as it is while there is no news.
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

/** Without a result the list would vanish, and all that is below it move up under the reader's eyes. */
function keepFindings(next: PresentedPhone, initial: PresentedPhone): PresentedPhone {
  if (next.state === 'rendered') return next;
  return { ...next, findings: initial.findings.map((finding) => ({ ...finding, signal: '–' })) };
}

/** Undefined when it can't be had just now. */
async function fetchPhone(path: string, language: string): Promise<PresentedPhone | 'gone' | undefined> {
  try {
    const response = await send(path, undefined, { language, method: 'GET' });
    const phone: PresentedPhone = await response.json();
    return phone;
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return 'gone';
    console.warn(error);
    return undefined;
  }
}
