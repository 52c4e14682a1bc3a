import type { PresentedFinding } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { FindingDetail } from './finding-detail';
import styles from './finding-fold.module.css';
import { FindingSignal } from './finding-signal';
import { FixText } from './fix-text';
import { PasteText } from './paste-text';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';

interface FindingFoldProps {
  finding: PresentedFinding;
  texts: ReportTexts;
}

/** One fault: its name and finding, and in a details element its cost, fix and evidence. */
export function FindingFold({ finding, texts }: FindingFoldProps) {
  const { words } = texts;
  const { id, type, severity, title, message, cost, fix, effort, paste, unscored } = finding;
  return (
    <ReportFold
      id={`fault-${id}`}
      heading={
        <hgroup role="none">
          <h3>{title}</h3> {message !== title && <p className="text-muted">{message}</p>}{' '}
          {effort && <EffortLine effort={effort} unscored={unscored} texts={texts} />}
        </hgroup>
      }
      signal={<FindingSignal type={type}>{words.severity[severity]}</FindingSignal>}
      unranked
    >
      <dl className={styles.repair}>
        <div>
          <dt>{words.findings.cost}</dt>
          <dd>{cost ?? words.impact[severity]}</dd>
        </div>
        {fix && (
          <div>
            <dt>{words.findings.fix}</dt>
            <dd className="grid gap-2">
              <FixText text={fix} paste={paste} />
              {paste && <PasteText text={paste} words={words.week.paste} />}
            </dd>
          </div>
        )}
      </dl>
      <FindingDetail finding={finding} texts={texts} />
    </ReportFold>
  );
}

interface EffortLineProps extends Pick<PresentedFinding, 'unscored'> {
  effort: NonNullable<PresentedFinding['effort']>;
  texts: ReportTexts;
}

/** Which visitors a fault loses, how long its repair takes, who can do it, and whether it leaves the score alone. */
function EffortLine({ effort: { loses, minutes, by }, unscored, texts }: EffortLineProps) {
  const { week } = texts.words;
  return (
    <p className="text-muted text-sm">
      <span>{week.loses[loses]} </span>
      <span>{fill(week.effort, { minutes: reportFormat(texts).duration(minutes) })} </span>
      <span>{week.by[by]} </span>
      {unscored && <span>{week.unscored}</span>}
    </p>
  );
}
