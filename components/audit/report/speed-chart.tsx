import { fill } from '@/lib/i18n/fill';
import type { ReportTexts } from './report-texts';
import styles from './speed-chart.module.css';
import { type SpeedFigure, speedLimits, speedRating } from './speed-rating';
import { speedValue } from './speed-value';

const WIDTH = 240;
const HEIGHT = 60;

interface SpeedChartProps {
  figure: SpeedFigure;
  now: number | null;
  /** Oldest first. */
  history: readonly (number | null)[];
  texts: ReportTexts;
}

/** One figure of real visitors: its current value, and a line of earlier ones. The table below has the values as text. */
export function SpeedChart({ figure, now, history, texts }: SpeedChartProps) {
  const { speed } = texts.words;
  const known = history.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  const [good, bad] = speedLimits[figure];
  const top = Math.max(bad, ...known);
  const toY = (value: number) => HEIGHT - (value / top) * HEIGHT;
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <span>{speed[figure]}</span>
        <span className="figures">
          <b>{speedValue(figure, now, texts)}</b>
          {now !== null && <span>{` ${speed.rating[speedRating(figure, now)]}`}</span>}
        </span>
      </div>
      {first !== undefined && last !== undefined && known.length > 1 && (
        <svg
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          role="img"
          aria-label={fill(speed.chart, {
            name: speed[figure],
            from: speedValue(figure, first, texts),
            to: speedValue(figure, last, texts),
          })}
        >
          <line className={styles.limit} x1="0" x2={WIDTH} y1={toY(good)} y2={toY(good)} />
          {splitIntoRuns(history).map((run) => (
            <polyline
              key={run[0]?.index}
              className={styles.line}
              points={run
                .map(({ index, value }) => `${toX(index, history.length)},${toY(value).toFixed(1)}`)
                .join(' ')}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

function toX(index: number, count: number): string {
  return ((index / Math.max(count - 1, 1)) * WIDTH).toFixed(1);
}

/** Splits the line where values are missing, which means too few visitors. */
function splitIntoRuns(history: readonly (number | null)[]) {
  const runs: { index: number; value: number }[][] = [[]];
  for (const [index, value] of history.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ index, value });
  }
  return runs.filter((run) => run.length > 0);
}
