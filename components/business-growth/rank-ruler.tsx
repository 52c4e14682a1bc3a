import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { COMPETITOR_PERCENTILE, LEADER_PERCENTILE } from '@/lib/business-growth/market-comparison';
import { fill } from '@/lib/i18n/fill';
import { growthFormat } from './growth-format';
import type { GrowthSectionProps } from './growth-texts';
import styles from './rank-ruler.module.css';

/** The positions, each with the percentage of rivals it begins at, and the one it ends at. */
const stretches = [
  { position: 'emerging', from: 0, to: COMPETITOR_PERCENTILE },
  { position: 'competitor', from: COMPETITOR_PERCENTILE, to: LEADER_PERCENTILE },
  { position: 'leader', from: LEADER_PERCENTILE, to: 101 },
] as const;

/** The rank among the rivals: a ruler with a stretch for each position, and the sentence that says it. */
export function RankRuler({
  percentile,
  texts: { words, language },
}: Pick<GrowthSectionProps, 'texts'> & { percentile: number }) {
  const { number, percent } = growthFormat(language);
  const style: CSSProperties & Record<`--${string}`, number> = { '--v': percentile };
  return (
    <>
      <div className={styles.ruler} style={style} aria-hidden="true">
        <b className={classNames('figures', styles.value)}>{percent(percentile)}</b>
        <i className={styles.mark} />
        {stretches.map(({ position, from, to }) => (
          <div key={position} className={classNames(percentile >= from && percentile < to && styles.own)}>
            <span className="figures">{number(from)}</span>
            <span>{words.positions[position]}</span>
          </div>
        ))}
      </div>
      <p className="weight-semibold">{fill(words.rank, { percent: percent(percentile) })}</p>
    </>
  );
}
