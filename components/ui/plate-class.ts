import styles from './plate.module.css';

/** A parking sign, and the post that holds it. */
export const plateClass = {
  plate: styles.plate,
  figure: styles.figure,
  post: styles.post,
};
