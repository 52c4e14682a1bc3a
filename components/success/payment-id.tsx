'use client';

import { paymentRecord } from '@/lib/payment/payment-record';
import { usePaymentReturn } from './use-payment-return';

/** The beginning of the payment's reference in the address, by which staff find the payment. */
export function PaymentId() {
  const payment = usePaymentReturn();
  return <bdi dir="ltr">{payment && paymentRecord(payment.reference)?.paymentId}</bdi>;
}
