import type { ReactNode } from 'react';
import styles from './wide-table.module.css';

/**
 * A table that scrolls horizontally if it is too wide, also by keyboard. On phones each row is a block in which a cell's
 * `data-label` names its column.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table aria-label={label}>{children}</table>
    </section>
  );
}
