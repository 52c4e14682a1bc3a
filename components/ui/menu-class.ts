import styles from './menu.module.css';

/** A tool of the top bar: a button, alone or with its list in a native popover. */
export const menuClass = {
  tool: styles.tool,
  /** Its words, where there is room for them. */
  label: styles.label,
  menu: styles.menu,
  list: styles.list,
  languages: styles.languages,
  item: styles.item,
};
