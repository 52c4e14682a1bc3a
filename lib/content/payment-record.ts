import { referenceShape } from './payment-return';

/** The payment provider's reference does not contain the package. */
export const paidPackageName = 'Digital Growth Package';

/** Hours in which we contact somebody who has paid. */
export const contactAfterPaymentHours = 2;

/** The assumed payment when the provider redirects a visitor back with a session's reference. */
export interface PaymentRecord {
  packageName: typeof paidPackageName;
  status: 'complete';
  /** The first characters of the reference, enough to find the payment. */
  paymentId: string;
}

const paymentIdLength = 20;

/** Null for anything that can't be a reference. */
export function paymentRecord(reference: string): PaymentRecord | null {
  if (!referenceShape.test(reference)) return null;
  return {
    packageName: paidPackageName,
    status: 'complete',
    paymentId: reference.slice(0, paymentIdLength),
  };
}
