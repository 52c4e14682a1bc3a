'use client';

import { useQueryValue } from '@/components/ui/use-query-value';
import { paymentRecord } from '@/lib/content/payment-record';

/** By what staff find the payment: the beginning of the reference in the address. */
export function PaymentId() {
  const [sessionId] = useQueryValue('session_id');
  return <bdi dir="ltr">{paymentRecord(sessionId)?.paymentId}</bdi>;
}
