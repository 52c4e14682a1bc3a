import styles from './range-scale.module.css';

interface RangeScaleProps {
  marks: readonly { label: string; marked: boolean }[];
}

/** Weeks, months or prices, of which some are marked. For sighted readers: the figure below it says the same. */
export function RangeScale({ marks }: RangeScaleProps) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {marks.map(({ label, marked }) => (
        <span key={label} className={marked ? styles.marked : undefined}>
          {label}
        </span>
      ))}
    </span>
  );
}
