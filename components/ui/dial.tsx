import type { CSSProperties } from 'react';
import styles from './dial.module.css';
import { arcPath, needleDegrees, scaleNumbers, tickArcs } from './dial-geometry';

interface DialProps {
  /** 0–100. */
  score: number;
  /** The reading as a sentence, for screen readers. */
  label: string;
  /** Text below the figure. */
  caption: string;
  formatNumber: (value: number) => string;
}

/** A score on a dashboard dial; the needle rises once, on load. */
export function Dial({ score, label, caption, formatNumber }: DialProps) {
  const degrees = needleDegrees(score);
  const rise: CSSProperties & Record<'--from', string> = { '--from': `${needleDegrees(0) - degrees}deg` };
  return (
    <svg className={styles.dial} viewBox="-16 -12 332 286" role="img" aria-label={label}>
      <g fill="none" strokeWidth="11">
        <path stroke="var(--fill-bad)" d={arcPath(0, 60)} />
        <path stroke="var(--fill-mid)" d={arcPath(60, 80)} />
        <path stroke="var(--fill-good)" d={arcPath(80, 100)} />
      </g>
      <g fill="none" stroke="currentColor">
        {tickArcs.map((arc) => (
          <path key={arc.d} {...arc} />
        ))}
      </g>
      {scaleNumbers.map(({ score: mark, x, y }) => (
        <text key={mark} className={styles.mark} x={x} y={y}>
          {formatNumber(mark)}
        </text>
      ))}
      <g className={styles.needle} style={rise}>
        <path transform={`rotate(${degrees} 150 150)`} d="M145 150l3.4-108h3.2l3.4 108z" />
      </g>
      <circle cx="150" cy="150" r="15" fill="currentColor" />
      <circle cx="150" cy="150" r="5" fill="var(--panel)" />
      <text className={styles.score} data-part="score" x="150" y="240">
        {formatNumber(score)}
      </text>
      <text className={styles.caption} x="150" y="264">
        {caption}
      </text>
    </svg>
  );
}
