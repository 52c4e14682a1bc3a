import { arcPath, tickPaths } from '@/components/ui/dial-geometry';
import styles from './check-idle-dial.module.css';

/** The dial without a reading: the needle is at zero, and moves during a check. */
export function CheckIdleDial() {
  return (
    <div className={styles.dial}>
      <svg viewBox="10 14 280 143" aria-hidden="true">
        <g fill="none" strokeWidth="11">
          <path stroke="var(--fill-bad)" d={arcPath(0, 60)} />
          <path stroke="var(--fill-mid)" d={arcPath(60, 80)} />
          <path stroke="var(--fill-good)" d={arcPath(80, 100)} />
        </g>
        <g stroke="currentColor">
          <path d={tickPaths.long} strokeWidth="4" />
          <path d={tickPaths.middle} strokeWidth="2.5" />
          <path d={tickPaths.short} strokeWidth="1.25" />
        </g>
        <path className={styles.needle} d="M145 150l3.4-108h3.2l3.4 108z" />
        <circle cx="150" cy="150" r="15" fill="currentColor" />
        <circle cx="150" cy="150" r="5" fill="var(--panel)" />
      </svg>
    </div>
  );
}
