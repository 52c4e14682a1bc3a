'use client';

import { useEffect } from 'react';
import type { FieldFaultLook, FieldFaults } from '@/lib/browser/forms/show-field-fault';

/**
 * Shows the browser's validation errors below the fields of all forms, instead of in a bubble; invalid forms are still not
 * submitted. Without script the bubble appears.
 */
export function FieldFaultWatch({ words, look }: { words: FieldFaults; look: FieldFaultLook }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are constant props from the server.
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
