import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { RepairBody } from './repair-body';
import styles from './repair-body.module.css';
import { RepairSignal } from './repair-signal';
import { ReportFold } from './report-fold';
import type { RepairTexts } from './report-texts';

interface RepairFoldProps {
  repair: PresentedRepair;
  proof: RepairPlan['proof'];
  texts: RepairTexts;
}

/** A repair as a row with its number, which opens to a job card. */
export function RepairFold({ repair, proof, texts }: RepairFoldProps) {
  const { number, title, cause, facts, gains } = repair;
  return (
    <ReportFold
      rank={new Intl.NumberFormat(texts.language).format(number)}
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
      signal={<RepairSignal repair={repair} texts={texts} />}
    >
      <p>{cause}</p>
      {gains.length > 0 && <p className={styles.gain}>{joinSentences(gains)}</p>}
      <RepairBody repair={repair} proof={proof} texts={texts} />
    </ReportFold>
  );
}
