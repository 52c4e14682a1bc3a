import styles from './shoreline.module.css';
import type { Shore } from './shores';

/**
 * A place of the coast as a dark silhouette at the end of a page, above the footer and in the padding of the last section.
 * It is a span, because the last section of a page is found by its element. The tools' beach is in the logo's file, because
 * their pages already load the most files.
 */
export function Shoreline({ of }: { of: Shore }) {
  return (
    <span className={styles.shoreline}>
      <svg viewBox="0 0 1440 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <use href={of === 'beach' ? '/art/shell.svg#beach' : `/art/shores/${of}.svg#shore`} />
      </svg>
    </span>
  );
}
