import { markPaymentScript } from '@/lib/payment/mark-payment';

/** Runs before the views are painted. */
export function MarkPayment() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the content policy.
  return <script dangerouslySetInnerHTML={{ __html: markPaymentScript }} />;
}
