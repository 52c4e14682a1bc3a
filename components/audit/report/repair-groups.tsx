import type { PresentedFinding, RepairGroup } from '@/lib/audit/report/presented-report';
import { FindingFold } from './finding-fold';
import styles from './repair-groups.module.css';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

const groups: readonly RepairGroup[] = ['hour', 'week', 'agency'];

interface RepairGroupsProps {
  /** In the order of repair, which gives their numbers. */
  faults: readonly PresentedFinding[];
  /** Ids of those that the plan of the week describes. */
  planned: readonly string[];
  parts: ReportParts;
}

/** The faults by when to repair them, numbered in the order of repair. Those of unknown effort are in the agency's group. */
export function RepairGroups({ faults, planned, parts }: RepairGroupsProps) {
  const { week } = parts.words;
  const { number } = reportFormat(parts);
  return groups.map((group) => {
    const rows = faults.filter(({ effort }) => (effort?.when ?? 'agency') === group);
    if (rows.length === 0) return null;
    return (
      <section key={group} className={styles.group} aria-labelledby={`repair-${group}`}>
        <p className="heading-sm" id={`repair-${group}`}>
          {week.when[group]}
        </p>
        <p className={styles.when}>{week.whenText[group]}</p>
        {rows.map((finding) => (
          <FindingFold
            key={finding.id}
            finding={finding}
            rank={number(faults.indexOf(finding) + 1)}
            isPlanned={planned.includes(finding.id)}
            parts={parts}
          />
        ))}
      </section>
    );
  });
}
