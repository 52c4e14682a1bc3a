'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/tracking/when-idle';
import { trackEvent } from '@/lib/browser/analytics/track-event';

/** Tells that a subscription was confirmed, if the visitor allowed measuring. A reload confirms nothing anew. Shows nothing. */
export function ConfirmedEvent() {
  useEffect(() => whenIdle(reportConfirmation), []);
  return null;
}

function reportConfirmation(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const isRepeated = navigation && 'type' in navigation && navigation.type !== 'navigate';
  if (!isRepeated) trackEvent({ category: 'newsletter', action: 'sign_up' });
}
