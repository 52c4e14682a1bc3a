import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './sample.module.css';

/** A word or two that say what is a sample. */
export function Sample({ children, className }: { children: ReactNode; className?: string }) {
  return <small className={classNames(styles.sample, className)}>{children}</small>;
}
