import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './dark-panel.module.css';

interface DarkPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Gives the readings more space than the dial. */
  wide?: true;
}

/** A dark panel with readings on it. */
export function DarkPanel({ wide, className, ...rest }: DarkPanelProps) {
  return <div className={classNames(styles.instrument, wide && styles.wide, className)} {...rest} />;
}
