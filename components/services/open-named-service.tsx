'use client';

import { useEffect } from 'react';
import { openNamedService } from '@/lib/site/open-named-service';

/**
 * Opens the details of the service in the address's fragment: when the fragment changes, and where the page is shown
 * without a page load. On a page load `OpenServiceScript` has done so already, and the visitor may have closed them since.
 */
export function OpenNamedService() {
  useEffect(() => {
    if (!document.querySelector('section[data-named]')) openNamedService();
    addEventListener('hashchange', openNamedService);
    return () => removeEventListener('hashchange', openNamedService);
  }, []);
  return null;
}
