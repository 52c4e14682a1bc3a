import styles from './term-list.module.css';

/** A list of terms with what they mean, between rules: a `dl` with a `div` for each pair. */
export const termListClass = styles.terms;
