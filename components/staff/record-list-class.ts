import styles from './record-list.module.css';

/** Classes for a list of leads, subscribers or issues: a ruled line each, on phones a block. */
export const recordListClass = {
  list: styles.list,
  record: styles.record,
  /** The name of a record, and its link. */
  name: styles.name,
  soft: styles.soft,
};
