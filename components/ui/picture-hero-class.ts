import styles from './picture-hero.module.css';

/** A page header with a background picture: its frame, the text on the sky, and the large buttons below it. */
export const pictureHeroClass = {
  hero: styles.hero,
  words: styles.words,
  title: styles.title,
  lead: styles.lead,
  action: styles.action,
};
