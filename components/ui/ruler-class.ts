import styles from './ruler.module.css';

/** A list of four items along a ruler, with a mark at each. */
export const rulerClass = styles.ruler;
