import styles from './tooltip.module.css';

/** The look of an open tooltip. */
export const tooltipClass = styles.tooltip;
