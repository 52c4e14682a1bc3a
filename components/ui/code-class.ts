import styles from './code.module.css';

/** Lines of code to read or to copy; it scrolls sideways where it doesn't wrap. */
export const codeClass = styles.code;
