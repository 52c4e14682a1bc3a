import styles from './tick-list.module.css';

/** A list of what somebody gets, each line ticked. */
export const tickListClass = styles.list;
