import { fill } from '@/components/audit/fill';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface EffortLineProps {
  effort: NonNullable<PresentedFinding['effort']>;
  parts: ReportParts;
}

/** Which visitors a fault loses, how long its repair takes, and who can do it. */
export function EffortLine({ effort: { loses, minutes, by }, parts }: EffortLineProps) {
  const { week } = parts.words;
  const sentences = [fill(week.effort, { minutes: reportFormat(parts).duration(minutes) }), week.by[by]];
  return (
    <p className="text-muted text-sm">
      {/* Apart, so that a short row can leave it out. */}
      <span>{`${week.loses[loses]} · `}</span>
      <span>{sentences.join(' · ')}</span>
    </p>
  );
}
