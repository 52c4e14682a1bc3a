'use client';

import { useEffect } from 'react';

/** Signals hydration, so that deferred presses can be dispatched again. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
