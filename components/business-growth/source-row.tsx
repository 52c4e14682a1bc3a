import type { ReactNode } from 'react';
import styles from './source-row.module.css';

/** One source of the figures, in a ruled list: its icon, and beside it a heading and a text. */
export function SourceRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      {icon}
      <div>{children}</div>
    </li>
  );
}
