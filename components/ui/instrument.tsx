import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './instrument.module.css';

interface InstrumentProps extends HTMLAttributes<HTMLDivElement> {
  /** Gives the readings more space than the dial. */
  wide?: true;
}

/** A dark panel with readings on it. */
export function Instrument({ wide, className, ...rest }: InstrumentProps) {
  return <div className={classNames(styles.instrument, wide && styles.wide, className)} {...rest} />;
}
