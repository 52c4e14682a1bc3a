import styles from './fold.module.css';

/** Ruled rows that open: styles for native details elements. */
export const foldClass = {
  fold: styles.fold,
  plain: styles.plain,
  body: styles.body,
};
