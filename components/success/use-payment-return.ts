import { useMemo, useSyncExternalStore } from 'react';
import { type PaymentReturn, readPaymentReturn } from '@/lib/content/payment-return';

const never = () => () => {};

/** What the payment provider says in the address; null while the page is drawn on the server, and where it says nothing. */
export function usePaymentReturn(): PaymentReturn | null {
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => readPaymentReturn(query), [query]);
}
