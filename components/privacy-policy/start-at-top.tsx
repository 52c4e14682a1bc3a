'use client';

import { useEffect } from 'react';

/**
 * Scrolls to the top whenever the page is opened: after a link in another page's footer, part of the scroll position would
 * remain. An address with a fragment scrolls to its section.
 */
export function StartAtTop() {
  useEffect(() => {
    if (!location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    // A reload restores the scroll position, possibly after this effect, so restoration is disabled before it.
    const forgetPosition = () => {
      if (!location.hash) history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', forgetPosition);
    return () => {
      window.removeEventListener('pagehide', forgetPosition);
      history.scrollRestoration = 'auto';
    };
  }, []);
  return null;
}
