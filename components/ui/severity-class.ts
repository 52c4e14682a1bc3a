import { classNames } from './class-names';
import styles from './severity.module.css';

export interface SeverityLook {
  /** None for what is neither good nor bad, such as a count. */
  tone?: 'ok' | 'mid' | 'bad';
  /** On the dark ground of an instrument. */
  onPanel?: true;
  className?: string;
}

/** The look of a signal, for client components: `Severity` imports the table of icons. */
export function severityClass({ tone, onPanel, className }: SeverityLook = {}): string {
  return classNames(styles.severity, tone && styles[tone], onPanel && styles.onPanel, className);
}
