import type { ReactNode } from 'react';
import styles from './sample-bars.module.css';

interface SampleBarsProps {
  title: string;
  /** Terms, each with its bar. */
  children: ReactNode;
}

/** Sample figures as bars below each other. */
export function SampleBars({ title, children }: SampleBarsProps) {
  return (
    <div className={styles.bars}>
      <p className={styles.head}>{title}</p>
      <dl>{children}</dl>
    </div>
  );
}
