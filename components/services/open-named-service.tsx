'use client';

import { useEffect } from 'react';

/** Opens the details of the service in the address's fragment. Renders nothing: the list works without it. */
export function OpenNamedService() {
  useEffect(() => {
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);
  return null;
}

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const details = named?.closest('section')?.querySelector('details');
  if (details) details.open = true;
}
