import type { CSSProperties } from 'react';
import styles from './tide-loader.module.css';

/** One tide. It says that work goes on, not how far it is: nobody knows that. */
const tideMs = 8000;

/** A tide that comes in while the visitor waits; with less motion it stands still. */
export function TideLoader({ label }: { label: string }) {
  const style: CSSProperties = { animationDuration: `${tideMs}ms` };
  return (
    <div className={styles.tide} role="progressbar" aria-label={label}>
      <i style={style} />
    </div>
  );
}
