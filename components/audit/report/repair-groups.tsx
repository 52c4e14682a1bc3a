import type { PresentedFinding, RepairGroup } from '@/lib/audit/report/presented-report';
import { FindingFold } from './finding-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

const groups: readonly RepairGroup[] = ['hour', 'week', 'agency'];

interface RepairGroupsProps {
  /** In the order of repair, which gives their numbers. */
  faults: readonly PresentedFinding[];
  parts: ReportParts;
}

/** The faults by when to repair them, numbered in the order of repair. Those of unknown effort are in the agency's group. */
export function RepairGroups({ faults, parts }: RepairGroupsProps) {
  const { week } = parts.words;
  const { number } = reportFormat(parts);
  return groups.map((group) => {
    const rows = faults.filter(({ effort }) => (effort?.when ?? 'agency') === group);
    if (rows.length === 0) return null;
    return (
      <section key={group} className="mb-6" aria-labelledby={`repair-${group}`}>
        <p className="heading-sm" id={`repair-${group}`}>
          {week.when[group]}
        </p>
        <p className="mb-4 text-muted text-sm">{week.whenText[group]}</p>
        {rows.map((finding) => (
          <FindingFold
            key={finding.id}
            finding={finding}
            rank={number(faults.indexOf(finding) + 1)}
            isOpen={finding === faults[0]}
            parts={parts}
          />
        ))}
      </section>
    );
  });
}
