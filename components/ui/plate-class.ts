import styles from './plate.module.css';

/** A parking sign, and its post. */
export const plateClass = {
  plate: styles.plate,
  figure: styles.figure,
  post: styles.post,
};
