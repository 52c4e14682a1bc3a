'use client';

import { useEffect } from 'react';

/**
 * Shows the page from its top whenever it is opened: a link from the foot of another page would otherwise keep part of
 * the way already scrolled. An address that names a section leads to that section.
 */
export function StartAtTop() {
  useEffect(() => {
    if (!location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    // A reload restores the position by itself, and may do so after this: it is told beforehand not to.
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
