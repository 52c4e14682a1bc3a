import styles from './accuracy-section.module.css';

const COLUMNS = 40;
const ROWS = 25;
const STEP = 12;

/** A share as a thousand dots, in whole tenths of a per cent: those that aren't part of it are hollow, at the end. */
export function ShareDots({ share }: { share: number }) {
  const full = Math.round(share * COLUMNS * ROWS);
  const rows = Math.floor(full / COLUMNS);
  const rest = full % COLUMNS;
  const hollow = Array.from({ length: COLUMNS * ROWS - full }, (_, index) => full + index);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`} aria-hidden="true">
      <pattern id="dot" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <circle cx="6" cy="6" r="4" />
      </pattern>
      <path fill="url(#dot)" d={`M0 0H${COLUMNS * STEP}V${rows * STEP}H${rest * STEP}v${STEP}H0Z`} />
      {hollow.map((place) => (
        <circle
          key={place}
          className={styles.hollow}
          cx={(place % COLUMNS) * STEP + 6}
          cy={Math.floor(place / COLUMNS) * STEP + 6}
          r="3.5"
        />
      ))}
    </svg>
  );
}
