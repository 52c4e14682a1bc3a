import styles from './check-box.module.css';

/** For `<input type="checkbox">` and `radio`, in the site's colours. Their size is that of the form around them. */
export const checkBoxClass = styles.box;
