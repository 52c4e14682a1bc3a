'use client';

import type { RepairPlan } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { FindingSignal } from './finding-signal';
import styles from './repairs-section.module.css';
import { ReportFold } from './report-fold';

interface ProofHistoryProps {
  proof: RepairPlan['proof'];
  words: Messages['audit-repairs']['proof']['labels'];
  /** Language tag. */
  language: string;
}

/** The repairs that were proven, each with its moment; nothing before the first. */
export function ProofHistory({ proof, words, language }: ProofHistoryProps) {
  if (!proof || proof.history.length === 0) return null;
  return (
    <ReportFold
      heading={<h3>{words.history}</h3>}
      signal={
        <FindingSignal type="success">
          {new Intl.NumberFormat(language).format(proof.history.length)}
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
