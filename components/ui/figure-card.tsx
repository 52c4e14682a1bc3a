import { classNames } from './class-names';
import styles from './figure-card.module.css';
import { Hyphenated } from './hyphenated';

interface FigureCardProps {
  figure: string;
  unit: string;
  /** Figure and unit in words, for screen readers, which spell abbreviated units. */
  spoken: string;
  title: string;
  tone?: 'red';
  children: string;
}

/** A parking sign: one figure, one unit, two or three words, one sentence, an arrow. */
export function FigureCard({ figure, unit, spoken, title, tone, children }: FigureCardProps) {
  return (
    <div className={classNames(styles.plate, tone && styles.red)}>
      {/* Before the figure, which it is about; shown after it. */}
      <h3>
        <Hyphenated>{title}</Hyphenated>
      </h3>
      <p className={styles.figure}>
        <span aria-hidden="true">
          {figure}
          <small>{unit}</small>
        </span>
        <span className="sr-only">{spoken}</span>
      </p>
      <p>
        <Hyphenated>{children}</Hyphenated>
      </p>
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <path fill="currentColor" d="M0 10 16 0v7h68V0l16 10-16 10v-7H16v7z" />
      </svg>
    </div>
  );
}
