import { shell } from '@/components/art/drawing-addresses';
import styles from './shoreline.module.css';

/**
 * The coast as a dark silhouette at the end of a page, above the footer and in the padding of the last section.
 * It is a span, because the last section of a page is found by its element.
 */
export function Shoreline() {
  return (
    <span className={styles.shoreline}>
      <svg viewBox="0 0 1440 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <use href={`${shell}#shore`} />
      </svg>
    </span>
  );
}
