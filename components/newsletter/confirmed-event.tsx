'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/tracking/when-idle';
import { trackEvent } from '@/lib/browser/analytics/track-event';

/** Reports a confirmed subscription, if the visitor allowed analytics; not again after a reload. Renders nothing. */
export function ConfirmedEvent() {
  useEffect(() => whenIdle(reportConfirmation), []);
  return null;
}

function reportConfirmation(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const isRepeated = navigation && 'type' in navigation && navigation.type !== 'navigate';
  if (!isRepeated) trackEvent({ category: 'newsletter', action: 'sign_up' });
}
