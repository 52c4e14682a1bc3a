'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import { paymentRecord } from '@/lib/content/payment-record';
import styles from './payment-view.module.css';

interface PaymentViewProps {
  /** Shown to who comes with the reference of a payment. */
  complete: ReactNode;
  /** Shown to everyone else, and what the prerendered page holds. */
  unknown: ReactNode;
}

const never = () => () => {};

/** Which of the two views this address gets. Until the script has read the address, styles hold the picture back. */
export function PaymentView({ complete, unknown }: PaymentViewProps) {
  const [sessionId] = useQueryValue('session_id');
  const hasReadAddress = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (paymentRecord(sessionId)) return complete;
  return <div className={hasReadAddress ? undefined : styles.unread}>{unknown}</div>;
}
