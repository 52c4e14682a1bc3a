import { classNames } from './class-names';
import styles from './severity.module.css';

export interface SeverityLook {
  /** Absent for neutral values, such as a count. */
  tone?: 'ok' | 'mid' | 'bad';
  /** For the dark background of an instrument. */
  onPanel?: true;
  className?: string;
}

/** Classes of a signal; with an icon it is `Severity`. */
export function severityClass({ tone, onPanel, className }: SeverityLook = {}): string {
  return classNames(styles.severity, tone && styles[tone], onPanel && styles.onPanel, className);
}
