import styles from './road-sign.module.css';

/** A green sign with a heading and a list of places. */
export const roadSignClass = styles.sign;
