import type { PresentedRepair, RepairPlan } from '@/lib/audit/report/presented-repairs';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { RepairBody } from './repair-body';
import styles from './repair-body.module.css';
import { RepairSignal } from './repair-signal';
import { ReportFold } from './report-fold';
import type { RepairParts } from './report-parts';

interface RepairFoldProps {
  repair: PresentedRepair;
  proof: RepairPlan['proof'];
  parts: RepairParts;
}

/** A repair as a row with its number, which opens to a job card. */
export function RepairFold({ repair, proof, parts }: RepairFoldProps) {
  const { number, title, cause, facts, gains } = repair;
  return (
    <ReportFold
      rank={new Intl.NumberFormat(parts.language).format(number)}
      heading={
        <hgroup role="none">
          <h3>{title}</h3>
          <p className="text-muted">
            {facts.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        </hgroup>
      }
      signal={<RepairSignal repair={repair} done={proof?.done} parts={parts} />}
      openIcon={parts.icons.open}
    >
      <p>{cause}</p>
      {gains.length > 0 && <p className={styles.gain}>{joinSentences(gains)}</p>}
      <RepairBody repair={repair} proof={proof} parts={parts} />
    </ReportFold>
  );
}
