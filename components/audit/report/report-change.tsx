import type { PresentedReport } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { FindingSignal } from './finding-signal';
import styles from './report-change.module.css';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { ScoreStep } from './score-step';

interface ReportChangeProps {
  change: NonNullable<PresentedReport['change']>;
  /** Of this run. */
  score: number | null;
  texts: ReportTexts;
}

/** Faults that were fixed or are new since the previous run. */
export function ReportChange({ change, score, texts }: ReportChangeProps) {
  const { stored } = texts.words;
  const { number, moment } = reportFormat(texts);
  const { fixed, broken, since, overallScore } = change;
  return (
    <section className={styles.change} aria-labelledby="change-title">
      {overallScore !== null && score !== null && (
        <ScoreStep from={number(overallScore)} to={number(score)} />
      )}
      <div>
        <h2 className="heading-sm" id="change-title">
          {stored.change}
        </h2>
        {overallScore !== null && (
          <p>{fill(stored.before, { moment: moment(since), score: number(overallScore) })}</p>
        )}
        {fixed.length + broken.length === 0 && <p className="text-muted">{stored.same}</p>}
      </div>
      <ul className={styles.names}>
        <Names title={stored.broken} type="error" names={broken} />
        <Names title={stored.fixed} type="success" names={fixed} />
      </ul>
    </section>
  );
}

interface NamesProps {
  title: string;
  type: 'success' | 'error';
  names: readonly string[];
}

function Names({ title, type, names }: NamesProps) {
  return names.map((name) => (
    <li key={name}>
      <b>{name}</b>
      <FindingSignal type={type}>{title}</FindingSignal>
    </li>
  ));
}
