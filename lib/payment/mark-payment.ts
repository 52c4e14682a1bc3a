import { referencesSource, saysUnpaid } from './payment-return';

/**
 * Sets `data-payment` on the root element if the address has the reference of a payment, before the first paint: the
 * prerendered page contains both views (components/success/payment-view.module.css). The result is the same as that of
 * `readPaymentReturn`. Self-contained, because its source text runs inline.
 */
function markPayment(
  references: readonly (readonly [name: string, shape: RegExp])[],
  isUnpaid: (search: URLSearchParams) => boolean,
): void {
  const search = new URLSearchParams(location.search);
  if (isUnpaid(search)) return;
  if (references.some(([name, shape]) => shape.test(search.get(name) ?? ''))) {
    document.documentElement.dataset.payment = '';
  }
}

/** The function's source, for an inline script before the views. */
export const markPaymentScript = `(${markPayment.toString()})(${referencesSource},${saysUnpaid.toString()})`;
