import styles from './spinner.module.css';

/** A loading spinner; needs a text beside it. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
