import { useLocale } from 'next-intl';
import { formatters } from '@/lib/i18n/format';
import styles from './check-idle-dial.module.css';

/** From zero at the left to 100 at the right, so that lengths along it are points. */
const scale = { d: 'M22 150a128 128 0 0 1 256 0', pathLength: 100, strokeWidth: 11 };
const ticks = { d: 'M37 150a113 113 0 0 1 226 0', pathLength: 100, stroke: 'currentColor' };

/** Where the numbers stand, inside the ticks. */
const places = [
  { score: 0, x: 58, y: 143 },
  { score: 20, x: 77, y: 102 },
  { score: 40, x: 122, y: 69 },
  { score: 60, x: 178, y: 69 },
  { score: 80, x: 223, y: 102 },
  { score: 100, x: 241, y: 143 },
];

/** The hero's dial: its needle moves during a check, swings to the score and stays there; the report has no second one. */
export function CheckIdleDial() {
  const locale = useLocale();
  const { number } = formatters(locale);
  return (
    <div className={styles.dial}>
      <svg viewBox="10 14 280 155" aria-hidden="true">
        <g fill="none">
          <path {...scale} stroke="var(--fill-bad)" strokeDasharray="59.6 60" />
          <path {...scale} stroke="var(--fill-mid)" strokeDasharray="0 60 19.6 40" />
          <path {...scale} stroke="var(--fill-good)" strokeDasharray="0 80 20" />
          <path {...ticks} strokeWidth="7" strokeDasharray=".4 1.6" strokeDashoffset=".2" />
          <path {...ticks} strokeWidth="16" strokeDasharray="1 19" strokeDashoffset=".5" />
        </g>
        {places.map(({ score, x, y }) => (
          <text key={score} x={x} y={y}>
            {number(score)}
          </text>
        ))}
        <path className={styles.needle} d="M145 150l3.4-108h3.2l3.4 108z" />
        <circle cx="150" cy="150" r="15" fill="currentColor" />
      </svg>
    </div>
  );
}
