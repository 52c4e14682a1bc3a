import styles from './answer.module.css';
import { classNames } from './class-names';

/** What became of a form: an icon and words beside it. */
export function answerClass(tone?: 'ok' | 'bad'): string {
  return classNames(styles.answer, tone && styles[tone]);
}

/** An answer that shows when the address points at it: how a form without script tells its outcome. */
export const postedClass = styles.posted;
