import type { PresentedPage } from '@/lib/audit/presented';
import styles from './area-gauges.module.css';
import type { ReportTexts } from './report-texts';
import { ScoreGauge } from './score-gauge';

/** Categories that an audit shows as metrics, which are computed differently; their category scores are hidden. */
const measuredApart: readonly string[] = ['mobile', 'speed', 'security'];

interface AreaGaugesProps {
  scores: PresentedPage['categories'];
  /** Whether the report also shows the four metrics of an audit. */
  besideMetrics: boolean;
  texts: ReportTexts;
}

/** The score of each category that applied to the page, in the order of the engine. */
export function AreaGauges({ scores, besideMetrics, texts }: AreaGaugesProps) {
  const { areas } = texts.words;
  const names = new Map(Object.entries(areas));
  return (
    <section className={styles.areas} aria-labelledby="areas-title">
      <h2 className="heading-sm" id="areas-title">
        {areas.title}
      </h2>
      {Object.entries(scores)
        .filter(([area, score]) => score !== null && !(besideMetrics && measuredApart.includes(area)))
        .map(([area, score]) => (
          <ScoreGauge key={area} compact name={names.get(area) ?? area} score={score} texts={texts} />
        ))}
    </section>
  );
}
