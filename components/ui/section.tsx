import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `div` for a section without a heading, which is no landmark. */
  as?: 'section' | 'div';
  /** `block`: light text on teal, in both themes. */
  background?: 'sand' | 'block';
}

/** A section of a page, with the standard space above and below. */
export function Section({ as: Element = 'section', background, className, ...rest }: SectionProps) {
  return (
    <Element className={classNames(styles.section, background && styles[background], className)} {...rest} />
  );
}
