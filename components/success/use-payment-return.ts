import { useMemo, useSyncExternalStore } from 'react';
import { type PaymentReturn, readPaymentReturn } from '@/lib/payment/payment-return';

const never = () => () => {};

/** The payment provider's data in the address; null on the server, and where there is none. */
export function usePaymentReturn(): PaymentReturn | null {
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => readPaymentReturn(query), [query]);
}
