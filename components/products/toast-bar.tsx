import type { CSSProperties } from 'react';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './toast-bar.module.css';

interface ToastBarProps {
  calls: number;
  /** Of the best month, one at most. */
  share: number;
  locale: Locale;
}

/** A month's calls as a slice of toast that grows with them; the crumb carries the figure. */
export function ToastBar({ calls, share, locale }: ToastBarProps) {
  // A custom property can't be written in React's style type but through its index signature.
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share };
  return (
    <div className={styles.slice} style={style}>
      <b className="figures">{formatters(locale).number(calls)}</b>
    </div>
  );
}
