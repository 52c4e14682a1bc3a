'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { send } from '@/lib/browser/http/send';
import styles from './payment-view.module.css';
import { usePaymentReturn } from './use-payment-return';

interface PaymentViewProps {
  /** Shown with the reference of a payment. */
  complete: ReactNode;
  /** Shown otherwise. */
  unknown: ReactNode;
}

const never = () => () => {};

/**
 * Chooses the view by the page's address, and reports a payment to staff. The prerendered page contains both views, of
 * which an inline script and the style sheet show the right one.
 */
export function PaymentView({ complete, unknown }: PaymentViewProps) {
  const payment = usePaymentReturn();
  const hasReadAddress = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (!payment) return;
    const language = document.documentElement.lang;
    const [locale = language] = language.split('-');
    // Sent on every load: the server stores one lead for each reference.
    const options = { language, marks: { success: 'true' } } as const;
    send('/api/payment-return', { ...payment, locale }, options).catch((error: unknown) => {
      console.error('Our staff could not be told of the payment:', error);
    });
  }, [payment]);
  return (
    <>
      {(payment || !hasReadAddress) && (
        <div className={hasReadAddress ? undefined : styles.complete}>{complete}</div>
      )}
      {!payment && <div className={hasReadAddress ? undefined : styles.unknown}>{unknown}</div>}
    </>
  );
}
