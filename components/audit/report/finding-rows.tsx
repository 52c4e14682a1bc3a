import type { ReactNode } from 'react';
import type { PresentedFinding } from '@/lib/audit/presented';
import styles from './finding-rows.module.css';
import { FixText } from './fix-text';
import { ReportFold } from './report-fold';

interface FindingRowsProps {
  title: string;
  lede?: string;
  findings: readonly PresentedFinding[];
  /** Their number, with a label. */
  signal: ReactNode;
  /** A line after the rows. With it the details element is shown even without rows. */
  last?: string;
  onScreenOnly?: true;
}

/** A details element with the checks that need no attention: those with the same sentence, or none, as a list of names. */
export function FindingRows({ title, lede, findings, signal, last, onScreenOnly }: FindingRowsProps) {
  if (findings.length === 0 && !last) return null;
  return (
    <ReportFold heading={<h3>{title}</h3>} signal={signal} counted paper={onScreenOnly && 'nothing'}>
      {lede && <p className="text-muted text-sm">{lede}</p>}
      <ul className={styles.rows}>
        {findings.map(({ id, title: heading, message, fix }) => {
          const isSaid = message === heading;
          const same = findings.filter(
            (other) => !other.fix && (isSaid ? other.message === other.title : other.message === message),
          );
          if (same.length < 2 || fix)
            return (
              <li key={id}>
                <b>{heading}</b>
                {!isSaid && <p>{message}</p>}
                {fix && <FixText text={fix} />}
              </li>
            );
          return (
            same[0]?.id === id && (
              <li key={id}>
                {!isSaid && <p>{message}</p>}
                <ul className={styles.names}>
                  {same.map((other) => (
                    <li key={other.id}>{other.title}</li>
                  ))}
                </ul>
              </li>
            )
          );
        })}
      </ul>
      {last && <p className="text-muted text-sm">{last}</p>}
    </ReportFold>
  );
}
