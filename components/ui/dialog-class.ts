import styles from './dialog.module.css';

/** The frame of a dialog: header, body, footer. */
export const dialogClass = styles.dialog;
