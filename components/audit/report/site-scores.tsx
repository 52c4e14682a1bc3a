import type { PresentedPageRow } from '@/lib/audit/presented';
import { scoreBand } from './score-band';
import styles from './site-scores.module.css';

interface SiteScoresProps {
  pages: readonly PresentedPageRow[];
  /** What the figures are. */
  title: string;
  /** Formats the lowest and the highest score for the locale. */
  format: (score: number) => string;
}

/** A bar for the score of each page, lowest first. The table of pages has the figures. */
export function SiteScores({ pages, title, format }: SiteScoresProps) {
  const scores = pages.flatMap(({ seo }) => seo ?? []).toSorted((one, other) => one - other);
  const [lowest] = scores;
  const highest = scores.at(-1);
  if (lowest === undefined || highest === undefined || scores.length < 3) return null;
  return (
    <figure className={styles.scores}>
      <figcaption>
        <b className="heading-sm">{title}</b>
        <span className="figures">
          {lowest === highest ? format(lowest) : `${format(lowest)}–${format(highest)}`}
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {scores.map((score, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars of equal scores differ only by index.
          <i key={place} data-band={scoreBand(score)} style={{ blockSize: `${Math.max(score, 2)}%` }} />
        ))}
      </div>
    </figure>
  );
}
