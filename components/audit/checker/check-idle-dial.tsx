import { arcPath, tickArcs } from '@/components/ui/dial-geometry';
import styles from './check-idle-dial.module.css';

/** The dial without a score: the needle is at zero, and moves during a check. */
export function CheckIdleDial() {
  return (
    <div className={styles.dial}>
      <svg viewBox="10 14 280 143" aria-hidden="true">
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
        <path className={styles.needle} d="M145 150l3.4-108h3.2l3.4 108z" />
        <circle cx="150" cy="150" r="15" fill="currentColor" />
        <circle cx="150" cy="150" r="5" fill="var(--panel)" />
      </svg>
    </div>
  );
}
