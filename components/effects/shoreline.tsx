import styles from './shoreline.module.css';
import { type Shore, shoreFiles } from './shores';

/**
 * A place of the coast as a dark silhouette at the end of a page, above the footer and in the padding of the last section.
 * It is a span, because the last section of a page is found by its element.
 */
export function Shoreline({ of }: { of: Shore }) {
  return (
    <span className={styles.shoreline}>
      <svg viewBox="0 0 1440 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <use href={shoreFiles[of]} />
      </svg>
    </span>
  );
}
