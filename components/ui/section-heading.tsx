import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  /** Name of the list of contents, whose title has the id `contents-title`. */
  contents: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a section of a long text, on narrow screens with a link back to the contents. */
export function SectionHeading({ id, contents, className, children }: SectionHeadingProps) {
  return (
    <div className={classNames(styles.heading, className)}>
      <h2 className="heading-md" id={id}>
        {children}
      </h2>
      <a className="print:hidden!" href="#contents-title" aria-label={contents}>
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}
