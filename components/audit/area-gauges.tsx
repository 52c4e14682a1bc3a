import type { Category } from '@/lib/audit/check';
import type { PresentedPage } from '@/lib/audit/presented-report';
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

/** The score of each area that applied to the page. */
export function AreaGauges({ scores, parts }: { scores: PresentedPage['categories']; parts: ReportParts }) {
  const { words } = parts;
  return (
    <section className="areas" aria-label={words.areas.title}>
      {areas
        .filter((area) => scores[area] !== null)
        .map((area) => (
          <ScoreGauge key={area} name={words.areas[area]} score={scores[area]} parts={parts} />
        ))}
    </section>
  );
}
