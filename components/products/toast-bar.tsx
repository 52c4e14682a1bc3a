import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { formatters } from '@/lib/i18n/format';
import styles from './toast-bar.module.css';

interface ToastBarProps {
  calls: number;
  /** Share of the best month's calls, 0 to 1. */
  share: number;
}

/** A month's calls as a bar that looks like a slice of toast, with the figure inside. */
export function ToastBar({ calls, share }: ToastBarProps) {
  // React's style type allows custom properties only through an index signature.
  const locale = useLocale();
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share };
  return (
    <div className={styles.slice} style={style}>
      <b className="figures">{formatters(locale).number(calls)}</b>
    </div>
  );
}
