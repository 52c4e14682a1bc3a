import type { Category } from '@/lib/audit/check';
import type { PresentedPage } from '@/lib/audit/report/presented-report';
import styles from './area-gauges.module.css';
import type { ReportParts } from './report-parts';
import { ScoreGauge } from './score-gauge';

const areas: readonly Category[] = [
  'indexing',
  'content',
  'links',
  'images',
  'structure',
  'social',
  'international',
  'mobile',
  'speed',
  'security',
  'local',
];

/** Categories that an audit shows as metrics, which are computed differently; their category scores are hidden. */
const measuredApart: readonly Category[] = ['mobile', 'speed', 'security'];

interface AreaGaugesProps {
  scores: PresentedPage['categories'];
  /** Whether the report also shows the four metrics of an audit. */
  besideMetrics: boolean;
  parts: ReportParts;
}

/** The score of each category that applied to the page. */
export function AreaGauges({ scores, besideMetrics, parts }: AreaGaugesProps) {
  const { words } = parts;
  return (
    <section className={styles.areas} aria-label={words.areas.title}>
      {areas
        .filter((area) => scores[area] !== null && !(besideMetrics && measuredApart.includes(area)))
        .map((area) => (
          <ScoreGauge key={area} compact name={words.areas[area]} score={scores[area]} parts={parts} />
        ))}
    </section>
  );
}
