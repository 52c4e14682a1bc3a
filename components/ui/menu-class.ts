import styles from './menu.module.css';

/** A tool of the top bar: a button, alone or with its list in a native popover. */
export const menuClass = {
  tool: styles.tool,
  /** The label, shown where there is space for it. */
  label: styles.label,
  menu: styles.menu,
  list: styles.list,
  languages: styles.languages,
  item: styles.item,
};
