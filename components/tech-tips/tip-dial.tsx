import styles from './tip-dial.module.css';

/** The reading at the lower left of the half circle; each minute is 30° further. */
const FIRST = 2;
const marks = [
  { minutes: 3, x: 17, y: 56 },
  { minutes: 4, x: 52, y: 21 },
  { minutes: 5, x: 100, y: 8 },
  { minutes: 6, x: 148, y: 21 },
  { minutes: 7, x: 183, y: 56 },
] as const;
const arc = 'M22 102a78 78 0 0 1 156 0';

interface TipDialProps {
  caption: string;
  /** The durations of a group of tips, which are its part of the scale. */
  minutes: readonly number[];
  formatNumber: (value: number) => string;
}

/** Minutes on a dashboard dial. Its needle is set by --minutes. Hidden from screen readers: each tip says its own. */
export function TipDial({ caption, minutes, formatNumber }: TipDialProps) {
  const from = Math.min(...minutes) - FIRST;
  const length = Math.max(...minutes) - FIRST - from;
  return (
    <svg className={styles.dial} viewBox="0 -8 200 142" aria-hidden="true">
      <path className={styles.ring} d={arc} />
      <path className={styles.part} d={arc} pathLength="6" strokeDasharray={`0 ${from} ${length} 9`} />
      <path className={styles.ticks} d={arc} pathLength="6" />
      {marks.map(({ minutes: mark, x, y }) => (
        <text key={mark} x={x} y={y}>
          {formatNumber(mark)}
        </text>
      ))}
      <path className={styles.needle} d="M96 102l4-66 4 66z" />
      <circle cx="100" cy="102" r="9" fill="currentColor" />
      <text className={styles.caption} x="100" y="130">
        {caption}
      </text>
    </svg>
  );
}
