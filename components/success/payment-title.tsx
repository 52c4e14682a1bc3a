'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The page's first heading after a payment. The prerendered page contains both views, and one `h1`, which is that of the
 * neutral view; this one becomes it when the address has been read.
 */
export function PaymentTitle({ id, children }: { id: string; children: ReactNode }) {
  const hasReadAddress = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hasReadAddress ? (
    <h1 id={id}>{children}</h1>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: an h1 would be the second in the prerendered page.
    <div id={id} role="heading" aria-level={1}>
      {children}
    </div>
  );
}
