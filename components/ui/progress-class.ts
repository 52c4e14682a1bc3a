import styles from './progress.module.css';

/** A bar that fills; its child is the filled part. */
export const progressClass = styles.bar;
