import styles from './price.module.css';

/** A price within a text, such as "from $495 a month"; the figure is in a `b`. */
export const priceClass = styles.price;
