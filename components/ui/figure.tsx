import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './figure.module.css';

interface FigureProps {
  /** A sum, a count or a share, as its language writes it. */
  text: string;
  /** Sets `--figure-size`, the size where there is enough room. */
  className?: string | undefined;
}

/** A large figure on one line, at most as wide as the container (`container-type`) it is in, in every language. */
export function Figure({ text, className }: FigureProps) {
  const style: CSSProperties & Record<'--characters', number> = { '--characters': text.length };
  return (
    <b className={classNames('figures', styles.figure, className)} style={style}>
      {text}
    </b>
  );
}
