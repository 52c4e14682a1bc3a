import { severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding } from '@/lib/audit/presented';
import { FindingFold } from './finding-fold';
import { FindingRows } from './finding-rows';
import { FindingSignal } from './finding-signal';
import { FixText } from './fix-text';
import { groupFindings } from './group-findings';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';

interface FindingsListProps {
  findings: readonly PresentedFinding[];
  suggestions: readonly string[];
  texts: ReportTexts;
}

/** Every check: faults in the order of the repairs; then, in closed details elements, minor faults and the rest. */
export function FindingsList({ findings, suggestions, texts }: FindingsListProps) {
  const { words } = texts;
  const { number } = reportFormat(texts);
  const { faults, small, unmeasured, passed, notApplicable } = groupFindings(findings);
  return (
    <section aria-label={words.findings.title}>
      {faults.length === 0 && <p className="text-muted">{words.summary.none}</p>}
      <div className="mt-5">
        {faults.map((finding) => (
          <FindingFold key={finding.id} finding={finding} texts={texts} />
        ))}
        <FindingRows
          title={words.findings.small}
          lede={words.findings.smallText}
          findings={small}
          signal={<FindingSignal type="warning">{number(small.length)}</FindingSignal>}
        />
        {suggestions.length > 0 && (
          <ReportFold
            heading={<h3>{words.findings.suggestions}</h3>}
            signal={<span className={severityClass()}>{number(suggestions.length)}</span>}
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
          signal={<FindingSignal type="success">{number(passed.length)}</FindingSignal>}
        />
        <FindingRows
          title={words.findings.unmeasured}
          lede={words.findings.unmeasuredText}
          last={words.findings.always}
          findings={unmeasured}
          onScreenOnly
          signal={<span className={severityClass()}>{number(unmeasured.length)}</span>}
        />
        <FindingRows
          title={words.findings.notApplicable}
          findings={notApplicable}
          onScreenOnly
          signal={<span className={severityClass()}>{number(notApplicable.length)}</span>}
        />
      </div>
    </section>
  );
}
