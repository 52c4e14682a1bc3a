import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './instrument.module.css';

interface InstrumentProps extends HTMLAttributes<HTMLDivElement> {
  /** More room for the readings than for the dial. */
  wide?: true;
}

/** A dark panel with readings on it. */
export function Instrument({ wide, className, ...rest }: InstrumentProps) {
  return <div className={classNames(styles.instrument, wide && styles.wide, className)} {...rest} />;
}
