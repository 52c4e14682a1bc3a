import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * Shows a label for the button inside it on hover and keyboard focus. The button needs its own accessible name: the
 * label is visual only. Where a wrapper is not possible, use `data-tooltip` on the button. `<TooltipHost />` in the layout
 * shows them.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.host} data-tooltip={text}>
      {children}
    </span>
  );
}
