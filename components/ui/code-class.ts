import styles from './code.module.css';

/** Lines of code to read or copy, which scroll horizontally where they don't wrap. */
export const codeClass = styles.code;
