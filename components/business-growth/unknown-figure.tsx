import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './unknown-figure.module.css';

/** Shown in place of an unknown figure. */
export function UnknownFigure({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classNames(styles.unknown, className)}>{children}</p>;
}
