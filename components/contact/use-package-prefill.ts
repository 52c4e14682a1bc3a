import { type RefObject, useEffect } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';

export interface PackagePrefill {
  id: string;
  /** A sentence that orders the package, in the visitor's words. */
  message: string;
}

/**
 * Prefills the message for a package (`?package=<id>`), unless the visitor has typed something. Returns the id of the
 * package, undefined for an unknown one.
 */
export function usePackagePrefill(
  form: RefObject<HTMLFormElement | null>,
  packages: readonly PackagePrefill[],
): string | undefined {
  const [id] = useQueryValue('package');
  const chosen = packages.find((row) => row.id === id);

  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const service = form.current?.elements.namedItem('service');
    if (!chosen || !(message instanceof HTMLTextAreaElement) || message.value !== '') return;
    message.value = chosen.message;
    if (service instanceof HTMLSelectElement && service.value === '') service.value = 'other';
    // On phones the form is below the hero, so the page scrolls to it.
    if (window.scrollY === 0) form.current?.closest('section')?.scrollIntoView();
  }, [form, chosen]);

  return chosen?.id;
}
