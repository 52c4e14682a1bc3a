import styles from './ruler.module.css';

/** A list along a ruler: four things in their order, a mark at each. */
export const rulerClass = styles.ruler;
