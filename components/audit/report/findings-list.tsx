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
  suggestions: readonly string[];
  parts: ReportParts;
}

/** Every check: faults in the order of the repairs; then, in closed details elements, minor faults and the rest. */
export function FindingsList({ findings, suggestions, parts }: FindingsListProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const { faults, small, unmeasured, passed, notApplicable } = groupFindings(findings);
  return (
    <section aria-label={words.findings.title}>
      <p className="text-muted">{faults.length > 0 ? words.findings.lede : words.summary.none}</p>
      <div className="mt-5">
        {faults.map((finding) => (
          <FindingFold key={finding.id} finding={finding} parts={parts} />
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
