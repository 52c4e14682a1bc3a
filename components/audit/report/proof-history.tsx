'use client';

import type { RepairPlan } from '@/lib/audit/report/presented-repairs';
import { FindingSignal } from './finding-signal';
import styles from './repairs-section.module.css';
import { ReportFold } from './report-fold';
import type { RepairParts } from './report-parts';

/** The repairs that were proven, each with its moment; nothing before the first. */
export function ProofHistory({ proof, parts }: { proof: RepairPlan['proof']; parts: RepairParts }) {
  if (!proof || proof.history.length === 0) return null;
  return (
    <ReportFold
      heading={<h3>{proof.historyTitle}</h3>}
      signal={
        <FindingSignal type="success" parts={parts}>
          {new Intl.NumberFormat(parts.language).format(proof.history.length)}
        </FindingSignal>
      }
      openIcon={parts.icons.open}
      counted
    >
      <ul className={styles.list}>
        {proof.history.map(({ id, title, at }) => (
          <li key={id}>
            <b>{title}</b>
            <p>{at}</p>
          </li>
        ))}
      </ul>
    </ReportFold>
  );
}
