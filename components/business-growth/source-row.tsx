import type { ReactNode } from 'react';
import styles from './source-row.module.css';

/** One source of the figures in a ruled list: icon, heading and text. */
export function SourceRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      {icon}
      <div>{children}</div>
    </li>
  );
}
