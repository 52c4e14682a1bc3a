import styles from './answer.module.css';
import { classNames } from './class-names';

/** Classes for the outcome of a form: an icon and a text. */
export function answerClass(tone?: 'ok' | 'bad'): string {
  return classNames(styles.answer, tone && styles[tone]);
}

/** A message shown by `:target`, for the outcome of a form without script. */
export const postedClass = styles.posted;
