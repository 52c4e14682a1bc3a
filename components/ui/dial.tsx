import type { CSSProperties } from 'react';
import styles from './dial.module.css';

/** A dashboard dial of 240°, centred on 150,150: zero points to the lower left, 100 to the lower right. */
const CENTRE = 150;
const START_DEGREES = -120;
const DEGREES_PER_POINT = 2.4;
const ARC_RADIUS = 128;
const TICK_RADIUS = 116;
const NUMBER_RADIUS = 150;

export const needleDegrees = (score: number) => START_DEGREES + score * DEGREES_PER_POINT;

/**
 * Attributes of three dashed arcs that draw a tick at every second point, longer at tens and longest at twenties. A path for
 * each tick would be the largest part of a dial's markup.
 */
const tickArcs = [
  tickArc({ every: 20, length: 18, width: 4 }),
  tickArc({ every: 10, length: 12, width: 2.5 }),
  tickArc({ every: 2, length: 6, width: 1.25 }),
] as const;

const scaleNumbers = [0, 20, 40, 60, 80, 100].map((score) => {
  const [x, y] = place(score, NUMBER_RADIUS);
  return { score, x, y: y + 6 };
});

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

/** An arc of the scale between two scores, slightly shortened at both ends. */
function arcPath(from: number, to: number): string {
  const GAP = 0.5;
  const large = to - from > 75 ? 1 : 0;
  return `M${at(from + GAP, ARC_RADIUS)}A${ARC_RADIUS} ${ARC_RADIUS} 0 ${large} 1 ${at(to - GAP, ARC_RADIUS)}`;
}

/** `every` in points; `length` towards the centre and `width` along the arc in units of the view box. */
function tickArc({ every, length, width }: { every: number; length: number; width: number }) {
  const radius = TICK_RADIUS - length / 2;
  const perPoint = (radius * DEGREES_PER_POINT * Math.PI) / 180;
  const half = width / 2 / perPoint;
  const gap = Number((every * perPoint - width).toFixed(3));
  return {
    d: `M${at(-half, radius)}A${radius} ${radius} 0 1 1 ${at(100 + half, radius)}`,
    strokeWidth: length,
    strokeDasharray: `${width} ${gap}`,
  };
}

function at(score: number, radius: number): string {
  return place(score, radius).join(' ');
}

function place(score: number, radius: number): [number, number] {
  const angle = (needleDegrees(score) * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
