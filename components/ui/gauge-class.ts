import styles from './gauge.module.css';

/** A bar with two thresholds, and the grid that holds several. `--v` is the value (0 to 100), `--f` its colour. */
export const gaugeClass = {
  gauge: styles.gauge,
  head: styles.head,
  figure: `${styles.figure} figures`,
  track: styles.track,
  /** A track without a value. */
  empty: styles.empty,
  gauges: styles.gauges,
  four: styles.four,
};
