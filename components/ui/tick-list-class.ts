import styles from './tick-list.module.css';

/** A list of included items, each with a tick. */
export const tickListClass = styles.list;
