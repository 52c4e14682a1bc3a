/** Format of a provider's reference; Stripe's have up to 255 characters. */
export const referenceShape = /^[A-Za-z0-9_-]{8,255}$/;

export const paymentProviders = ['stripe', 'paypal', 'unknown'] as const;

/** Query of the address to which a payment provider redirects a visitor. Unverified. */
export interface PaymentReturn {
  provider: (typeof paymentProviders)[number];
  reference: string;
  /** Id of one of our packages or of a plan at the provider, as in the address; '' if there is none. */
  paidFor: string;
}

/**
 * The query parameters with each provider's reference, best first. `session_id` and `payment_intent` are Stripe's
 * (https://docs.stripe.com/payments/checkout/custom-success-page), the others PayPal's: a subscription, a transaction,
 * a payment, an order (https://developer.paypal.com/docs/subscriptions/).
 */
const references: readonly { name: string; provider: 'stripe' | 'paypal'; shape: RegExp }[] = [
  { name: 'session_id', provider: 'stripe', shape: referenceShape },
  { name: 'payment_intent', provider: 'stripe', shape: /^pi_\w{8,250}$/ },
  { name: 'subscription_id', provider: 'paypal', shape: /^I-[A-Z0-9]{6,40}$/ },
  { name: 'tx', provider: 'paypal', shape: /^[A-Z0-9]{17}$/ },
  { name: 'paymentId', provider: 'paypal', shape: /^PAY(?:ID)?-[A-Z0-9]{8,40}$/ },
  { name: 'token', provider: 'paypal', shape: /^(?:EC-)?[A-Z0-9]{17}$/ },
];

/** Query parameters that name what was paid for. */
const paidForNames = ['package', 'plan_id', 'item_number'] as const;

/** Null if the address has no plausible reference, or a status that means unpaid. */
export function readPaymentReturn(query: string): PaymentReturn | null {
  const search = new URLSearchParams(query);
  if (saysUnpaid(search)) return null;
  for (const { name, provider, shape } of references) {
    const reference = search.get(name) ?? '';
    if (!shape.test(reference)) continue;
    const isStripe = provider === 'stripe' && /^(?:cs|pi)_/.test(reference);
    return {
      provider: provider === 'paypal' || isStripe ? provider : 'unknown',
      reference,
      paidFor: paidForNames.map((key) => search.get(key) ?? '').find((value) => value !== '') ?? '',
    };
  }
  return null;
}

/** The references as source text, for lib/payment/mark-payment.ts. */
export const referencesSource = `[${references.map(({ name, shape }) => `[${JSON.stringify(name)},${shape}]`).join()}]`;

/** Whether Stripe's `redirect_status` or PayPal's `st` means unpaid. Self-contained, because it is also inlined in /success. */
export function saysUnpaid(search: URLSearchParams): boolean {
  const stripe = search.get('redirect_status');
  const paypal = search.get('st');
  return (stripe !== null && stripe !== 'succeeded') || (paypal !== null && paypal !== 'Completed');
}
