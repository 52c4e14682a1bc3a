import type { ReactNode } from 'react';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import styles from './finding-rows.module.css';
import { FixText } from './fix-text';
import { ReportFold } from './report-fold';
import type { ReportParts } from './report-parts';

interface FindingRowsProps {
  title: string;
  lede?: string;
  findings: readonly PresentedFinding[];
  /** Their number, with a label. */
  signal: ReactNode;
  /** A line after the rows. With it the details element is shown even without rows. */
  last?: string;
  onScreenOnly?: true;
  parts: ReportParts;
}

/** A details element with one line for each check that needs no attention. */
export function FindingRows({ title, lede, findings, signal, last, onScreenOnly, parts }: FindingRowsProps) {
  if (findings.length === 0 && !last) return null;
  return (
    <ReportFold
      heading={<h3>{title}</h3>}
      signal={signal}
      openIcon={parts.icons.open}
      counted
      paper={onScreenOnly && 'nothing'}
    >
      {lede && <p className="text-muted text-sm">{lede}</p>}
      <ul className={styles.rows}>
        {findings.map(({ id, title: heading, message, fix }) => (
          <li key={id}>
            <b>{heading}</b>
            <p>{message}</p>
            {fix && <FixText text={fix} />}
          </li>
        ))}
      </ul>
      {last && <p className="text-muted text-sm">{last}</p>}
    </ReportFold>
  );
}
