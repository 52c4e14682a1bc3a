import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { foldClass } from '@/components/ui/fold-class';
import styles from './report-fold.module.css';

interface ReportFoldProps {
  id?: string;
  /** Its number in the order of repair, formatted for the locale. */
  rank?: string;
  heading: ReactNode;
  /** The severity, or the number of entries. */
  signal: ReactNode;
  openIcon: ReactNode;
  isOpen?: boolean;
  /** Set in a list without ranks: leaves out their column. */
  unranked?: true;
  /** How much of it is printed, where that is not all. */
  paper?: 'heading' | 'nothing';
  children: ReactNode;
}

/** A row of a report's list as a details element; opened in print, unless `paper` says otherwise. */
export function ReportFold({
  id,
  rank,
  heading,
  signal,
  openIcon,
  isOpen,
  unranked,
  paper,
  children,
}: ReportFoldProps) {
  return (
    <details
      id={id}
      className={classNames(
        foldClass.fold,
        styles.fold,
        unranked && styles.unranked,
        paper === 'heading' && styles.heading,
        paper === 'nothing' && 'print:hidden!',
      )}
      open={isOpen}
    >
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
