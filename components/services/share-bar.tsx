import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** Share of the longest bar, 0 to 1. */
  share: number;
  size?: 'lg';
  tone?: 'good' | 'bad';
  children: string;
}

/** A figure of a description list with a proportional bar. */
export function ShareBar({ share, size, tone, children }: ShareBarProps) {
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share };
  return (
    <dd className={styles.row} style={style}>
      <i className={classNames(styles.bar, size && styles[size], tone && styles[tone])} />
      <b className="figures">{children}</b>
    </dd>
  );
}
