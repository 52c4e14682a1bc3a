import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * Says in a small box what the button inside it is, to those who point at it or reach it by keyboard. The button
 * needs its own accessible name: the box is for the eye. Where a wrapper is in the way, `data-tooltip` on the button
 * does the same. `<TooltipHost />` in the layout shows them.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.host} data-tooltip={text}>
      {children}
    </span>
  );
}
