import { referenceShape } from './payment-return';

/** A general name, because the payment provider's reference does not identify the package. */
export const paidPackageName = 'Digital Growth Package';

/** Hours within which we contact a customer who has paid. */
export const contactAfterPaymentHours = 2;

/** The payment that we assume when the provider redirects a visitor back with a reference. */
export interface PaymentRecord {
  packageName: typeof paidPackageName;
  status: 'complete';
  /** The first characters of the reference, enough to find the payment. */
  paymentId: string;
}

const paymentIdLength = 20;

/** Null if the text can't be a reference. */
export function paymentRecord(reference: string): PaymentRecord | null {
  if (!referenceShape.test(reference)) return null;
  return {
    packageName: paidPackageName,
    status: 'complete',
    paymentId: reference.slice(0, paymentIdLength),
  };
}
