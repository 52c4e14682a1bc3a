import { useEffect, useState } from 'react';
import type { PresentedSite } from '@/lib/audit/report/presented-site';
import { SendError, send } from '@/lib/browser/http/send';

const EVERY_MS = 2000;
/** While the server can't be reached, or asks to be left alone. */
const AFTER_FAILURE_MS = 10_000;

/** The reading of a website as it goes on, asked every two seconds until it is over. */
export function useSiteProgress(given: PresentedSite, language: string): PresentedSite {
  const [site, setSite] = useState(given);
  const path = site.progress?.path;

  useEffect(() => {
    if (path === undefined) return;
    let isStopped = false;
    let timer = window.setTimeout(ask, EVERY_MS);
    async function ask() {
      const next = await fetchSite(path ?? '', language);
      if (isStopped || next === 'gone') return;
      if (next) setSite(next);
      timer = window.setTimeout(ask, next ? EVERY_MS : AFTER_FAILURE_MS);
    }
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [path, language]);

  return site;
}

/** Undefined when it can't be had just now. */
async function fetchSite(path: string, language: string): Promise<PresentedSite | 'gone' | undefined> {
  try {
    const response = await send(path, undefined, { language, method: 'GET' });
    const site: PresentedSite = await response.json();
    return site;
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return 'gone';
    console.warn(error);
    return undefined;
  }
}
