import styles from './badge.module.css';
import { classNames } from './class-names';

export interface BadgeLook {
  tone?: 'ok' | 'mid' | 'bad' | 'surf' | 'solid';
  className?: string;
}

/** Classes of a badge, for elements other than a span. */
export function badgeClass({ tone, className }: BadgeLook = {}): string {
  return classNames(styles.badge, tone && styles[tone], className);
}
