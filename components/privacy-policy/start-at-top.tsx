'use client';

import { useEffect } from 'react';

/**
 * Shows the page from its top whenever it is opened: otherwise a link in the footer of another page would keep part of
 * the scroll position. An address with a fragment scrolls to its section.
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
