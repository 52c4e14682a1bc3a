import type { PresentedRepair } from '@/lib/audit/report/presented-repairs';
import { FindingSignal } from './finding-signal';
import { RepairBody } from './repair-body';
import { ReportFold } from './report-fold';
import type { RepairParts } from './report-parts';

/** A repair as a row with its number, which opens to a job card. */
export function RepairFold({ repair, parts }: { repair: PresentedRepair; parts: RepairParts }) {
  const { number, title, cause, type, severity, facts, gains } = repair;
  return (
    <ReportFold
      rank={new Intl.NumberFormat(parts.language).format(number)}
      heading={
        <hgroup>
          <h3>{title}</h3> <p>{cause}</p> <p className="text-muted text-sm">{facts.join(' · ')}</p>
        </hgroup>
      }
      signal={
        <FindingSignal type={type} parts={parts}>
          {parts.severity[severity]}
        </FindingSignal>
      }
      openIcon={parts.icons.open}
    >
      {gains.length > 0 && <p className="weight-semibold">{gains.join(' ')}</p>}
      <RepairBody repair={repair} parts={parts} />
    </ReportFold>
  );
}
