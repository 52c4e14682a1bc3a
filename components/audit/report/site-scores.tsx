import type { PresentedPageTable } from '@/lib/audit/report/presented-site';
import { scoreBand } from './score-band';
import styles from './site-scores.module.css';

interface SiteScoresProps {
  table: PresentedPageTable;
  /** The lowest and the highest score of a page, formatted for the locale. */
  format: (score: number) => string;
}

/** The score of every page that was read, a bar each, the lowest first. The table of pages has the figures. */
export function SiteScores({ table, format }: SiteScoresProps) {
  const scores = table.rows.flatMap(({ seo }) => seo ?? []).toSorted((one, other) => one - other);
  const [lowest] = scores;
  const highest = scores.at(-1);
  if (lowest === undefined || highest === undefined || scores.length < 3) return null;
  return (
    <figure className={styles.scores}>
      <figcaption>
        <b className="heading-sm">{table.columns.score}</b>
        <span className="figures">
          {lowest === highest ? format(lowest) : `${format(lowest)}–${format(highest)}`}
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {scores.map((score, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars of one score differ by nothing else.
          <i key={place} data-band={scoreBand(score)} style={{ blockSize: `${Math.max(score, 2)}%` }} />
        ))}
      </div>
    </figure>
  );
}
