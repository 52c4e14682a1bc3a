import type { CSSProperties } from 'react';
import styles from './tide-loader.module.css';

/** Milliseconds of one cycle. The animation shows activity, not progress, which is unknown. */
const tideMs = 8000;

/** A loading animation of a rising tide; still with reduced motion. */
export function TideLoader({ label }: { label: string }) {
  const style: CSSProperties = { animationDuration: `${tideMs}ms` };
  return (
    <div className={styles.tide} role="progressbar" aria-label={label}>
      <i style={style} />
    </div>
  );
}
