import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `div` for a section without a heading, which is no landmark. */
  as?: 'section' | 'div';
  background?: 'sand';
  /** `tight`: for pages with many sections. */
  pace?: 'tight';
}

/** A section of a page, with the standard space above and below. */
export function Section({ as: Element = 'section', background, pace, className, ...rest }: SectionProps) {
  return (
    <Element
      className={classNames(
        styles.section,
        background && styles[background],
        pace && styles[pace],
        className,
      )}
      {...rest}
    />
  );
}
