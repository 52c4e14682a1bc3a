import styles from './browser-frame.module.css';

/** A small browser window around a picture of a page. */
export const browserFrameClass = {
  frame: styles.frame,
  bar: styles.bar,
};
