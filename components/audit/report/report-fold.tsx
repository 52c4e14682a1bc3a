import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './report-fold.module.css';

interface ReportFoldProps {
  id?: string;
  /** Its number in the order of repair, formatted for the locale. */
  rank?: string;
  /** A heading, or an `hgroup`: a summary contains no other blocks. As a group it would be left out of the name: `role="none"`. */
  heading: ReactNode;
  /** The severity, or the number of entries. */
  signal: ReactNode;
  /** Set in a list without ranks: leaves out their column. */
  unranked?: true;
  /** The signal is a number, which stays beside the heading on a phone. Without rank. */
  counted?: true;
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
  unranked,
  counted,
  paper,
  children,
}: ReportFoldProps) {
  return (
    <details
      className={classNames(
        foldStyles.fold,
        styles.fold,
        unranked && styles.unranked,
        counted && styles.counted,
        paper === 'heading' && styles.heading,
        paper === 'nothing' && 'print:hidden!',
      )}
    >
      <summary>
        <span className={styles.rank}>{rank}</span> {heading} {signal}
        <Icon name="chevron-down" />
      </summary>
      {/* A link to an element inside opens the row. */}
      <div id={id} className={classNames(foldStyles.body, styles.body)}>
        {children}
      </div>
    </details>
  );
}
