'use client';

import { useEffect } from 'react';
import type { FieldFaultLook, FieldFaultWords } from '@/lib/browser/forms/show-field-fault';

/**
 * Watches the forms for as long as the page is there: what is not valid is said below the field instead of in the browser's
 * bubble, and not sent all the same. Without script the bubble stays.
 */
export function FieldFaultWatch({ words, look }: { words: FieldFaultWords; look: FieldFaultLook }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both come from the server once and are the same ever after.
  useEffect(() => {
    const show = async (event: Event) => {
      event.preventDefault();
      const { showFieldFault } = await import('@/lib/browser/forms/show-field-fault');
      showFieldFault(event.target, words, look);
    };
    document.addEventListener('invalid', show, true);
    return () => document.removeEventListener('invalid', show, true);
  }, []);
  return null;
}
