import { fill } from '@/components/audit/fill';
import type { PresentedReport } from '@/lib/audit/report/presented-report';
import { FindingSignal } from './finding-signal';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface ReportChangeProps {
  change: NonNullable<PresentedReport['change']>;
  parts: ReportParts;
}

/** Faults that were fixed or are new since the previous run. */
export function ReportChange({ change, parts }: ReportChangeProps) {
  const { stored } = parts.words;
  const { number, moment } = reportFormat(parts);
  const { fixed, broken, since, overallScore } = change;
  return (
    <section className="grid gap-x-12 gap-y-3 min-[48rem]:grid-cols-3" aria-labelledby="change-title">
      <div>
        <h2 className="heading-sm" id="change-title">
          {stored.change}
        </h2>
        {overallScore !== null && (
          <p>{fill(stored.before, { moment: moment(since), score: number(overallScore) })}</p>
        )}
        {fixed.length + broken.length === 0 && <p className="text-muted">{stored.same}</p>}
      </div>
      <Names title={stored.fixed} type="success" names={fixed} parts={parts} />
      <Names title={stored.broken} type="error" names={broken} parts={parts} />
    </section>
  );
}

interface NamesProps {
  title: string;
  type: 'success' | 'error';
  names: readonly string[];
  parts: ReportParts;
}

function Names({ title, type, names, parts }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <FindingSignal type={type} parts={parts}>
        {title}
      </FindingSignal>
      <ul className="list-disc ps-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
