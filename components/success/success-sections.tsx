import { MarkPayment } from './mark-payment';
import { PaymentComplete } from './payment-complete';
import { PaymentUnknown } from './payment-unknown';
import { PaymentView } from './payment-view';

/** The page after a payment: thanks, or what to do where the address contains no payment. */
export function SuccessSections() {
  return (
    <>
      <MarkPayment />
      <PaymentView complete={<PaymentComplete />} unknown={<PaymentUnknown />} />
    </>
  );
}
