import { classNames } from './class-names';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths';

/** An icon beside a word, hidden from screen readers. `flip` mirrors it in right-to-left pages. */
export function Icon({ name, flip, className }: { name: IconName; flip?: true; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, flip && styles.flip, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
