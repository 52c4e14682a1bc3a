import { classNames } from '@/components/ui/class-names';
import styles from './flag.module.css';
import type { PriorityTone } from './priority-tone';

/** A beach flag; its meaning is in the text beside it. */
export function Flag({ tone }: { tone: PriorityTone }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 24" aria-hidden="true">
      <path className={classNames(styles.cloth, styles[tone])} d="M6 3q4-1.6 8 0t8 0v10q-4 1.6-8 0t-8 0z" />
      <path className={styles.pole} d="M4 1.5h2v21H4z" />
    </svg>
  );
}
