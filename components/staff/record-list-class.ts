import styles from './record-list.module.css';

/** The looks of a list of leads, subscribers or issues: a ruled line each where there is room, a block on a phone. */
export const recordListClass = {
  list: styles.list,
  record: styles.record,
  /** What a record is called, and its link. */
  name: styles.name,
  soft: styles.soft,
};
