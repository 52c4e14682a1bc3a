'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { send } from '@/lib/browser/http/send';
import styles from './payment-view.module.css';
import { usePaymentReturn } from './use-payment-return';

interface PaymentViewProps {
  /** Shown to who comes with the reference of a payment. */
  complete: ReactNode;
  /** Shown to everyone else, and what the prerendered page holds. */
  unknown: ReactNode;
}

const never = () => () => {};

/** Which of the two views this address gets; staff are told of a payment. Until the script has read the address, styles hold the picture back. */
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
    // Told again on every load: the server makes one lead of each reference.
    send('/api/payment-return', { ...payment, locale }, { language }).catch((error: unknown) => {
      console.error('Our staff could not be told of the payment:', error);
    });
  }, [payment]);
  if (payment) return complete;
  return <div className={hasReadAddress ? undefined : styles.unread}>{unknown}</div>;
}
