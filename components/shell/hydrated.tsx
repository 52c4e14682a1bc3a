'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * Signals hydration, so that delayed presses can be dispatched again. Not before the page is rendered once more: only then
 * have components what they read from the browser in an effect, such as the theme that a toggle inverts.
 */
export function Hydrated() {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isRead) dispatchEvent(new Event('site:hydrated'));
    else startTransition(() => setIsRead(true));
  }, [isRead]);
  return null;
}
