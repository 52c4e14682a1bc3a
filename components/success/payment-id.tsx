'use client';

import { paymentRecord } from '@/lib/content/payment-record';
import { usePaymentReturn } from './use-payment-return';

/** By what staff find the payment: the beginning of the reference in the address. */
export function PaymentId() {
  const payment = usePaymentReturn();
  return <bdi dir="ltr">{payment && paymentRecord(payment.reference)?.paymentId}</bdi>;
}
