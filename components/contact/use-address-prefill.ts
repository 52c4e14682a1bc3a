import { type RefObject, useEffect } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';

export interface AddressPrefill {
  id: string;
  /** A sentence about it, in the visitor's words. */
  message: string;
  /** Value of the service field. */
  service: string;
}

/**
 * Prefills the message and the service for what the address names (`?package=<id>`, `?service=<id>`), unless the visitor has
 * typed something. Returns the enquiry's source, such as `package:gold`; undefined for an unknown one.
 */
export function useAddressPrefill(
  form: RefObject<HTMLFormElement | null>,
  parameter: 'package' | 'service',
  rows: readonly AddressPrefill[],
): string | undefined {
  const [id] = useQueryValue(parameter);
  const chosen = rows.find((row) => row.id === id);

  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const service = form.current?.elements.namedItem('service');
    if (!chosen || !(message instanceof HTMLTextAreaElement) || message.value !== '') return;
    message.value = chosen.message;
    if (service instanceof HTMLSelectElement && service.value === '') service.value = chosen.service;
    // On phones the form is below the hero, so the page scrolls to it.
    if (window.scrollY === 0) form.current?.closest('section')?.scrollIntoView();
  }, [form, chosen]);

  return chosen && `${parameter}:${chosen.id}`;
}
