import { classNames } from './class-names';
import styles from './section.module.css';

/** The tab of a jigsaw piece on the upper edge of a section; once per page. */
export function Seam({ ground, className }: { ground: 'sand' | 'bg'; className?: string }) {
  return (
    <svg
      className={classNames(styles.seam, ground === 'bg' && styles.bg, className)}
      viewBox="0 0 160 92"
      aria-hidden="true"
    >
      <path d="M0 92H35.5A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 124.5 92H160z" />
    </svg>
  );
}
