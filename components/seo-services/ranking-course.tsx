import { sampleRanking } from '@/lib/content/sample-ranking';
import styles from './ranking-course.module.css';

const { course, secondPage } = sampleRanking;
const MONTH = 100;
const ROW = 60;
const height = secondPage * ROW;

const points = course.map(({ month, place }) => ({ x: month * MONTH, y: (place - 0.5) * ROW }));
const line = points.map(({ x, y }) => `${x} ${y}`).join('L');

/** The line of the chart, from the first month's rank to the last. Stretched over the rows. */
export function RankingCourse() {
  return (
    <div className={styles.course}>
      <svg viewBox={`0 0 1200 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={`M${line}`} />
        {points.map(({ x, y }) => (
          // A zero-length line with round ends is a dot that stays round when stretched.
          <path key={x} className={styles.dot} d={`M${x} ${y}h.01`} />
        ))}
      </svg>
    </div>
  );
}
