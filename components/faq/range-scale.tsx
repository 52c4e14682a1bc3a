import styles from './range-scale.module.css';

interface RangeScaleProps {
  from: number;
  to: number;
  formatNumber: (value: number) => string;
}

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve weeks or months, of which a range is marked. For sighted readers: the figure below it says the same. */
export function RangeScale({ from, to, formatNumber }: RangeScaleProps) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {twelve.map((value) => (
        <span key={value} className={value >= from && value <= to ? styles.marked : undefined}>
          {formatNumber(value)}
        </span>
      ))}
    </span>
  );
}
