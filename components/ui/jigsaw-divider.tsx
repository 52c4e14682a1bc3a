import { classNames } from './class-names';
import styles from './jigsaw-divider.module.css';

export interface JigsawDividerProps {
  background: 'sand' | 'bg';
  place: 'start' | 'middle' | 'end';
  className?: string;
}

/** The upper edge of a section, drawn as a cut with one tab in the section's colour: at most one per page. */
export function JigsawDivider({ background, place, className }: JigsawDividerProps) {
  return (
    <svg
      className={classNames(styles.seam, styles[place], styles[background], className)}
      viewBox="0 0 160 92"
      aria-hidden="true"
    >
      <path d="M-9999 92H35.5A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 124.5 92H9999" />
    </svg>
  );
}
