import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { foldClass } from '@/components/ui/fold-class';
import styles from './report-fold.module.css';

interface ReportFoldProps {
  id?: string;
  /** Its place in the order of repair, as the language writes it. */
  rank?: string;
  heading: ReactNode;
  /** How bad it is, or how many there are. */
  signal: ReactNode;
  openIcon: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** One row of a report's list; printed, it is unfolded. */
export function ReportFold({ id, rank, heading, signal, openIcon, isOpen, children }: ReportFoldProps) {
  return (
    <details id={id} className={classNames(foldClass.fold, styles.fold)} open={isOpen}>
      <summary>
        <span className={styles.rank}>{rank}</span>
        {heading}
        {signal}
        {openIcon}
      </summary>
      <div className={classNames(foldClass.body, styles.body)}>{children}</div>
    </details>
  );
}
