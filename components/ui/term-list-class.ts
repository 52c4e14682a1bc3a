import styles from './term-list.module.css';

/** A ruled list of terms and descriptions: a `dl` with a `div` for each pair. */
export const termListClass = styles.terms;
