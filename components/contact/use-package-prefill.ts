import { type RefObject, useEffect } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';

export interface PackagePrefill {
  id: string;
  /** A sentence that orders the package, as the visitor would write it. */
  message: string;
}

/**
 * Writes the message of who comes from a package (`?package=<id>`), unless something stands there already. Returns the
 * id of the package, undefined where the address names none that we know.
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
    // On a phone the form lies below the hero: who has pressed Subscribe Now should see what came of it.
    if (window.scrollY === 0) form.current?.closest('section')?.scrollIntoView();
  }, [form, chosen]);

  return chosen?.id;
}
