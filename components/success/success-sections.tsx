import type { Locale } from '@/lib/i18n/locales';
import { MarkPayment } from './mark-payment';
import { PaymentComplete } from './payment-complete';
import { PaymentUnknown } from './payment-unknown';
import { PaymentView } from './payment-view';

/** The page after a payment: thanks, or what to do where the address contains no payment. */
export function SuccessSections({ locale }: { locale: Locale }) {
  return (
    <>
      <MarkPayment />
      <PaymentView
        complete={<PaymentComplete locale={locale} />}
        unknown={<PaymentUnknown locale={locale} />}
      />
    </>
  );
}
