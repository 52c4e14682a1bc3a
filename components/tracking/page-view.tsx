'use client';

import { useEffect } from 'react';
import { pageViewEvent } from '@/lib/tracking/events';
import { sendEvent } from './send-event';
import { whenIdle } from './when-idle';

/** Records one view of its page, if the visitor has already allowed analytics. Renders nothing. */
export function PageView() {
  useEffect(() => whenIdle(sendPageView), []);
  return null;
}

function sendPageView(): void {
  const { title, referrer } = document;
  const view = { page: location.pathname, title, referrer, userAgent: navigator.userAgent, now: Date.now() };
  sendEvent('/api/metrics/pageview', pageViewEvent(view));
}
