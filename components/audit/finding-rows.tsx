import type { ReactNode } from 'react';
import type { PresentedFinding } from '@/lib/audit/presented-report';
import { FixText } from './fix-text';
import type { ReportParts } from './report-parts';

interface FindingRowsProps {
  title: string;
  lede?: string;
  findings: readonly PresentedFinding[];
  /** How many, and what they are. */
  signal: ReactNode;
  /** A line after the rows. With it the fold is there even without rows. */
  last?: string;
  parts: ReportParts;
}

/** A fold of answers that need no attention of their own: one line each. */
export function FindingRows({ title, lede, findings, signal, last, parts }: FindingRowsProps) {
  if (findings.length === 0 && !last) return null;
  return (
    <details className="fold finding">
      <summary>
        <span className="rank" />
        <h3>{title}</h3>
        {signal}
        {parts.icons.open}
      </summary>
      <div className="in-f">
        {lede && <p className="muted small">{lede}</p>}
        <ul className="finding-rows">
          {findings.map(({ id, name, message, fix }) => (
            <li key={id}>
              <b>{name}</b>
              <p>{message}</p>
              {fix && <FixText text={fix} />}
            </li>
          ))}
        </ul>
        {last && <p className="muted small">{last}</p>}
      </div>
    </details>
  );
}
