import { fill } from '@/components/audit/fill';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface EffortLineProps {
  effort: NonNullable<PresentedFinding['effort']>;
  /** Adds when to do it, where no heading says so. */
  withGroup?: true;
  parts: ReportParts;
}

/** Which visitors a fault loses, and how long its repair takes. */
export function EffortLine({ effort: { loses, minutes, when }, withGroup, parts }: EffortLineProps) {
  const { week } = parts.words;
  const sentences = [
    fill(week.effort, { minutes: reportFormat(parts).duration(minutes) }),
    ...(withGroup ? [week.when[when]] : []),
  ];
  return (
    <p className="text-muted text-sm">
      {/* Apart, so that a short row can leave it out. */}
      <span>{`${week.loses[loses]} · `}</span>
      {sentences.join(' · ')}
    </p>
  );
}
