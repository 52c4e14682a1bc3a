import { classNames } from './class-names';
import styles from './picture-hero.module.css';

/** The header of a page before a picture: its frame, the words on the sky, and the large buttons below them. */
export const pictureHeroClass = {
  hero: styles.hero,
  words: styles.words,
  title: styles.title,
  lead: styles.lead,
  /** The call to action. */
  action: styles.action,
  /** Any other button: with a background, so that the picture does not show through. */
  plainAction: classNames(styles.action, styles.plain),
};
