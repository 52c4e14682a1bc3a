import styles from './shoreline.module.css';
/**
 * The coast as a dark silhouette at the end of every page: dunes, pines, the skyline, and the sea in the east. It is above
 * the footer, in the padding of the last section.
 */
export function Shoreline() {
  return (
    <div className={styles.shoreline}>
      <svg viewBox="0 0 1440 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <path
          className={styles.far}
          d="M0 52c120-8 190-26 300-26 90 0 130 18 220 18 70 0 110-14 190-14 110 0 160 22 300 26h430v8H0z"
        />
        <path d="M0 58c180-10 300 2 470-2 150-4 260-6 420 2h550v6H0z" />
        <path d="M846 58V34h12v24zm18 0V22h10v-6h4v6h8v36zm28 0V38h16v20zm22 0V12l5-8 5 8v46zm16 0V28h14v30zm20 0V42h18v16z" />
        <path d="M116 58V44h-9l9-9h-6l8-9-4-1 5-11 5 11-4 1 8 9h-6l9 9h-9v14zm46 0V49h-6l6-7h-4l6-9 6 9h-4l6 7h-6v9z" />
        <path className={styles.sea} d="M1010 52h150M1090 46h110M1210 52h170M1300 46h60" />
      </svg>
    </div>
  );
}
