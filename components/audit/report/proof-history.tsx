'use client';

import type { RepairPlan } from '@/lib/audit/presented';
import { FindingSignal } from './finding-signal';
import styles from './repairs-section.module.css';
import { ReportFold } from './report-fold';
import type { RepairTexts } from './report-texts';

/** The repairs that were proven, each with its moment; nothing before the first. */
export function ProofHistory({ proof, texts }: { proof: RepairPlan['proof']; texts: RepairTexts }) {
  if (!proof || proof.history.length === 0) return null;
  return (
    <ReportFold
      heading={<h3>{proof.historyTitle}</h3>}
      signal={
        <FindingSignal type="success">
          {new Intl.NumberFormat(texts.language).format(proof.history.length)}
        </FindingSignal>
      }
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
