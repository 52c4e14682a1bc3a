'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { onConsent } from '@/lib/browser/analytics/obey-consent';
import { localePath, splitPath } from '@/lib/i18n/path';
import { pageViewEvent } from '@/lib/tracking/events';
import { sendEvent } from './send-event';
import { whenIdle } from './when-idle';

/**
 * Records one view of each page, on entry or, on the page where the visitor allows analytics, from then on. Renders
 * nothing.
 */
export function PageView() {
  // Prerendered English pages have /en internally, and no prefix in the browser: that is not a page change.
  const { locale, path } = splitPath(usePathname());
  const page = localePath(locale, path);
  const before = useRef<string>(undefined);

  useEffect(() => {
    // The browser's own referrer stays that of the first page.
    const referrer = before.current ?? document.referrer;
    before.current = location.origin + page;
    let isSent = false;
    const send = () => {
      if (!isSent) isSent = sendPageView(page, referrer);
    };
    const stopEntry = whenIdle(send);
    const stopConsent = onConsent(send);
    return () => {
      stopEntry();
      stopConsent();
    };
  }, [page]);
  return null;
}

/** Returns whether the visitor allows it. */
function sendPageView(page: string, referrer: string): boolean {
  const { title } = document;
  const view = { page, title, referrer, userAgent: navigator.userAgent, now: Date.now() };
  return sendEvent('/api/metrics/pageview', pageViewEvent(view));
}
