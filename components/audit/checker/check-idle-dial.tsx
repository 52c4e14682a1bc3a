import styles from './check-idle-dial.module.css';

/** From zero at the left to 100 at the right, so that lengths along it are points. */
const scale = { d: 'M22 150a128 128 0 0 1 256 0', pathLength: 100, strokeWidth: 11 };
const ticks = { d: 'M37 150a113 113 0 0 1 226 0', pathLength: 100, stroke: 'currentColor' };

/** The hero's dial: its needle moves during a check, swings to the score and stays there; the report has no second one. */
export function CheckIdleDial() {
  return (
    <div className={styles.dial}>
      <svg viewBox="10 14 280 137" aria-hidden="true">
        <g fill="none">
          <path {...scale} stroke="var(--fill-bad)" strokeDasharray="59.6 60" />
          <path {...scale} stroke="var(--fill-mid)" strokeDasharray="0 60 19.6 40" />
          <path {...scale} stroke="var(--fill-good)" strokeDasharray="0 80 20" />
          <path {...ticks} strokeWidth="7" strokeDasharray=".4 1.6" strokeDashoffset=".2" />
          <path {...ticks} strokeWidth="16" strokeDasharray="1 19" strokeDashoffset=".5" />
        </g>
        <path className={styles.needle} d="M145 150l3.4-108h3.2l3.4 108z" />
        <circle cx="150" cy="150" r="15" fill="currentColor" />
      </svg>
    </div>
  );
}
