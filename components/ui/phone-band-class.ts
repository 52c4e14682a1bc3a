import styles from './phone-band.module.css';

/** The phone number, as wide as the page. */
export const phoneBandClass = {
  band: styles.band,
  number: styles.number,
  /** The row of buttons, which may end in a sentence. */
  actions: styles.actions,
  /** A button beside the call to action. */
  plainAction: styles.plain,
};
