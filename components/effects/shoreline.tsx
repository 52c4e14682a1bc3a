import styles from './shoreline.module.css';
/**
 * The coast as a dark silhouette at the end of every page: dunes, pines, the skyline, and the sea in the east. It is above
 * the footer, in the padding of the last section. The drawing is in the file that every page loads for the logo.
 */
export function Shoreline() {
  return (
    <div className={styles.shoreline}>
      <svg viewBox="0 0 1440 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <use href="/art/shell.svg#shoreline" />
      </svg>
    </div>
  );
}
