import styles from './day-dial.module.css';

/** A face of 24 hours in a 320 px square: midnight below, noon above, clockwise. */
const CENTRE = 160;
const RADIUS = 122;

interface DayDialProps {
  /** The time as hours of the day, 0–24; without one there is no needle. */
  hours: number | undefined;
  /** The dial's reading as a sentence, for screen readers. */
  label: string;
  formatHour: (hour: number) => string;
}

const marks = [0, 3, 7, 12, 15, 19, 22];

/** Day and night of mode auto on a dial of 24 hours; the needle shows the visitor's time. */
export function DayDial({ hours, label, formatHour }: DayDialProps) {
  return (
    <svg className={styles.dayDial} viewBox="0 0 320 320" role="img" aria-label={label}>
      <g fill="none" strokeWidth="16">
        <path stroke="var(--sun)" d={hourArc(7, 19)} />
        <path stroke="var(--night-rule)" d={hourArc(19, 31)} />
      </g>
      <g stroke="currentColor">
        <path strokeWidth="1.25" d={hourTicks(1, 7)} />
        <path strokeWidth="4" d={hourTicks(12, 14)} />
        <path strokeWidth="2.5" d={hourTicks(3, 11)} />
      </g>
      {marks.map((hour) => {
        const { x, y } = hourPoint(hour, 147);
        return (
          <text key={hour} className={styles.dayDialMark} x={x} y={y + 6}>
            {formatHour(hour)}
          </text>
        );
      })}
      <path className={styles.dayDialSun} d="M148 96a12 12 0 0 1 24 0zM140 102h40" />
      <path className={styles.dayDialMoon} d="M166 214a13 13 0 1 0 7 20 11 11 0 0 1-7-20z" />
      {hours !== undefined && (
        <path
          className={styles.dayDialNeedle}
          transform={`rotate(${hourDegrees(hours)} 160 160)`}
          d="M155.5 178l3-114h3l3 114z"
        />
      )}
      <circle cx="160" cy="160" r="11" fill="currentColor" />
      <circle cx="160" cy="160" r="4" fill="var(--panel)" />
    </svg>
  );
}

function hourDegrees(hours: number): number {
  return (hours / 24) * 360 + 180;
}

function hourPoint(hours: number, radius: number): { x: number; y: number } {
  const angle = (hourDegrees(hours) * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.sin(angle)), y: round(CENTRE - radius * Math.cos(angle)) };
}

/** The ring from one hour to a later one (beyond 24 is the next day). */
function hourArc(from: number, to: number): string {
  const start = hourPoint(from, RADIUS);
  const end = hourPoint(to, RADIUS);
  const long = to - from > 12 ? 1 : 0;
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${long} 1 ${end.x} ${end.y}`;
}

/** Tick marks inside the ring: every hour, or every `step` hours. */
function hourTicks(step: number, length: number): string {
  return Array.from({ length: 24 / step }, (_, index) => {
    const outer = hourPoint(index * step, RADIUS - 14);
    const inner = hourPoint(index * step, RADIUS - 14 - length);
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  }).join('');
}

// Server and browser must render the same figures, or hydration fails.
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
