'use client';

import { useEffect } from 'react';
import {
  type FieldFaultLook,
  type FieldFaultWords,
  showFieldFaults,
} from '@/lib/browser/forms/show-field-faults';

/** Watches the forms for as long as the page is there. */
export function FieldFaultWatch({ words, look }: { words: FieldFaultWords; look: FieldFaultLook }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both come from the server once and are the same ever after.
  useEffect(() => showFieldFaults(words, look), []);
  return null;
}
