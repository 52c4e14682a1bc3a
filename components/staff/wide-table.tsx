import type { ReactNode } from 'react';
import styles from './wide-table.module.css';

/**
 * A table that scrolls sideways by itself where its words need more room, also by keyboard. On a phone each row is a block,
 * in which `data-label` of a cell names its column.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
