import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './sample.module.css';

/** A few quiet words that say what is a sample. */
export function Sample({ className, ...rest }: ComponentProps<'small'>) {
  return <small className={classNames(styles.sample, className)} {...rest} />;
}
