import type { PresentedFinding } from '@/lib/audit/presented-report';
import { FindingDetail } from './finding-detail';
import { FixText } from './fix-text';
import type { ReportParts } from './report-parts';

interface FindingFoldProps {
  finding: PresentedFinding;
  /** Its place in the order of repair, as the language writes it. */
  rank: string;
  isOpen: boolean;
  parts: ReportParts;
}

const looks = {
  error: { className: 'sev bad', icon: 'critical' },
  warning: { className: 'sev mid', icon: 'warning' },
  success: { className: 'sev ok', icon: 'passed' },
} as const;

/** One fault: its name and what was found, and folded in what it costs, how to fix it, and the proof. */
export function FindingFold({ finding, rank, isOpen, parts }: FindingFoldProps) {
  const { words, icons } = parts;
  const { type, severity, name, message, cost, fix } = finding;
  return (
    <details className={`fold finding ${type}`} open={isOpen}>
      <summary>
        <span className="rank">{rank}</span>
        <div>
          <h3>{name}</h3>
          <p className="muted">{message}</p>
        </div>
        <FindingSignal type={type} parts={parts}>
          {words.severity[severity]}
        </FindingSignal>
        {icons.open}
      </summary>
      <div className="in-f">
        <dl className="cost">
          <div>
            <dt>{words.findings.cost}</dt>
            <dd>{cost ?? words.impact[severity]}</dd>
          </div>
          {fix && (
            <div>
              <dt>{words.findings.fix}</dt>
              <dd className="fix-text">
                <FixText text={fix} />
              </dd>
            </div>
          )}
        </dl>
        <FindingDetail finding={finding} parts={parts} />
      </div>
    </details>
  );
}

interface FindingSignalProps {
  type: PresentedFinding['type'];
  parts: Pick<ReportParts, 'icons'>;
  children: string;
}

/** How bad it is: colour, sign and word. */
export function FindingSignal({ type, parts, children }: FindingSignalProps) {
  const { className, icon } = looks[type];
  return (
    <span className={className}>
      {parts.icons[icon]}
      {children}
    </span>
  );
}
