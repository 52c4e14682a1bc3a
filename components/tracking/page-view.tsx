'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { landingAddress } from '@/lib/browser/analytics/landing-address';
import { onConsent } from '@/lib/browser/analytics/obey-consent';
import { localePath, splitPath } from '@/lib/i18n/path';
import { pageViewEvent } from '@/lib/tracking/events';
import { readCampaign } from '@/lib/traffic-sources/trace-arrival';
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
    const campaign = before.current ? {} : readCampaign(new URL(landingAddress()), referrer);
    before.current = location.origin + page;
    let isSent = false;
    const send = () => {
      if (!isSent) isSent = sendPageView(page, referrer, campaign);
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
function sendPageView(page: string, referrer: string, tagged: ReturnType<typeof readCampaign>): boolean {
  const { title } = document;
  const { utm_source, utm_medium } = tagged;
  const campaign = utm_source ? { campaign: { utm_source, ...(utm_medium && { utm_medium }) } } : {};
  const view = { page, title, referrer, userAgent: navigator.userAgent, now: Date.now(), ...campaign };
  return sendEvent('/api/metrics/pageview', pageViewEvent(view));
}
