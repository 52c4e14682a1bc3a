import { referenceShape } from './payment-return';

/** The payment provider's reference does not say which package it was for. */
export const paidPackageName = 'Digital Growth Package';

/** Hours in which we contact somebody who has paid. */
export const contactAfterPaymentHours = 2;

/** What we assume of a payment when the provider sends a visitor back with the reference of a session. */
export interface PaymentRecord {
  packageName: typeof paidPackageName;
  status: 'complete';
  /** The first characters of the reference, enough to find the payment by. */
  paymentId: string;
}

const paymentIdLength = 20;

/** Null for anything that can't be a reference: whoever made it up is told nothing about a payment. */
export function paymentRecord(reference: string): PaymentRecord | null {
  if (!referenceShape.test(reference)) return null;
  return {
    packageName: paidPackageName,
    status: 'complete',
    paymentId: reference.slice(0, paymentIdLength),
  };
}
