import styles from './figure-card.module.css';
import { Hyphenated } from './hyphenated';

interface FigureCardProps {
  figure: string;
  unit: string;
  /** Figure and unit in words, for screen readers, which spell abbreviated units. */
  spoken: string;
  title: string;
  children: string;
}

/** A parking sign: one figure, one unit, two or three words, one sentence. */
export function FigureCard({ figure, unit, spoken, title, children }: FigureCardProps) {
  return (
    <div className={styles.plate}>
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
    </div>
  );
}
