'use client';

import { useEffect } from 'react';

/** Says that React listens to the page now, so that what was pressed before can be pressed again. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
