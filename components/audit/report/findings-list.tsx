import { severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import { FindingFold } from './finding-fold';
import { FindingRows } from './finding-rows';
import { FindingSignal } from './finding-signal';
import { FixText } from './fix-text';
import { groupFindings } from './group-findings';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface FindingsListProps {
  findings: readonly PresentedFinding[];
  /** Ids of the faults that the plan of the week above describes. */
  planned: readonly string[];
  suggestions: readonly string[];
  parts: ReportParts;
}

/** What to fix in the order to fix it; then, in closed details elements, minor faults, checks not measured, and passed ones. Printed are the faults. */
export function FindingsList({ findings, planned, suggestions, parts }: FindingsListProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const { faults, small, unmeasured, passed, notApplicable } = groupFindings(findings);
  return (
    <section aria-labelledby="findings-title">
      <h2 className="heading-md" id="findings-title">
        {words.findings.title}
      </h2>
      <p className="text-muted">{faults.length > 0 ? words.findings.lede : words.summary.none}</p>
      <div className="mt-5">
        {faults.map((finding, index) => (
          <FindingFold
            key={finding.id}
            finding={finding}
            rank={number(index + 1)}
            isPlanned={planned.includes(finding.id)}
            parts={parts}
          />
        ))}
        <FindingRows
          title={words.findings.small}
          lede={words.findings.smallText}
          findings={small}
          signal={
            <FindingSignal type="warning" parts={parts}>
              {number(small.length)}
            </FindingSignal>
          }
          parts={parts}
        />
        {suggestions.length > 0 && (
          <ReportFold
            heading={<h3>{words.findings.suggestions}</h3>}
            signal={<span className={severityClass()}>{number(suggestions.length)}</span>}
            openIcon={parts.icons.open}
            counted
            paper="nothing"
          >
            <p className="text-muted text-sm">{words.findings.suggestionsText}</p>
            <ol className="grid list-decimal gap-3 ps-5">
              {suggestions.map((text) => (
                <li key={text}>
                  <FixText text={text} />
                </li>
              ))}
            </ol>
          </ReportFold>
        )}
        <FindingRows
          title={words.findings.passed}
          findings={passed}
          onScreenOnly
          signal={
            <FindingSignal type="success" parts={parts}>
              {number(passed.length)}
            </FindingSignal>
          }
          parts={parts}
        />
        <FindingRows
          title={words.findings.unmeasured}
          lede={words.findings.unmeasuredText}
          last={words.findings.always}
          findings={unmeasured}
          onScreenOnly
          signal={<span className={severityClass()}>{number(unmeasured.length)}</span>}
          parts={parts}
        />
        <FindingRows
          title={words.findings.notApplicable}
          findings={notApplicable}
          onScreenOnly
          signal={<span className={severityClass()}>{number(notApplicable.length)}</span>}
          parts={parts}
        />
      </div>
    </section>
  );
}
