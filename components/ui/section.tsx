import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** A section without a heading is a `div`: it is no landmark. */
  as?: 'section' | 'div';
  ground?: 'sand';
  /** `tight` is for a page of many parts. */
  pace?: 'tight';
}

/** A part of a page, with the page's distances above and below. */
export function Section({ as: Element = 'section', ground, pace, className, ...rest }: SectionProps) {
  return (
    <Element
      className={classNames(styles.section, ground && styles[ground], pace && styles[pace], className)}
      {...rest}
    />
  );
}
