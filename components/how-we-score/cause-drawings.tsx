import styles from './causes-section.module.css';

interface DrawingProps {
  number: (value: number) => string;
}

/** How many faults each repair fixes, in the order of their places: an example. */
const groups = [6, 5, 4, 3, 3, 2, 1] as const;
const FAULTS = groups.reduce((sum, size) => sum + size, 0);
/** The repairs in their order: the height of each is what it brings for its time. */
const heights = [124, 102, 84, 66, 50, 36, 24] as const;

/** Faults that gather into repairs. */
export function CauseGroups({ number }: DrawingProps) {
  const ticks = groups.flatMap((size, group) =>
    Array.from({ length: size }, (_, index) => {
      const place = groups.slice(0, group).reduce((sum, each) => sum + each, index);
      return `M${12 + (place * 336) / (FAULTS - 1)} 56v28L${toX(group)} 136`;
    }),
  );
  return (
    <svg className={styles.drawing} viewBox="0 0 360 212" aria-hidden="true">
      <text x="0" y="38">
        {number(FAULTS)}
      </text>
      <path d={ticks.join('')} />
      {groups.map((_, group) => (
        <rect key={toX(group)} x={toX(group) - 18} y="134" width="36" height="26" />
      ))}
      <text x="0" y="208">
        {number(groups.length)}
      </text>
    </svg>
  );
}

/** The repairs in their order. */
export function CauseOrder({ number }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 212" aria-hidden="true">
      {heights.map((height, index) => (
        <g key={height}>
          <rect
            className={index === 0 ? styles.first : undefined}
            x={toX(index) - 18}
            y={160 - height}
            width="36"
            height={height}
          />
          <text className={styles.middle} x={toX(index)} y="208">
            {number(index + 1)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The score before the repairs, and after them. */
export function CauseScores({ number }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 212" aria-hidden="true">
      <rect className={styles.empty} x="2" y="110" width="356" height="50" />
      <rect x="2" y="110" width="256" height="50" />
      <rect className={styles.first} x="258" y="110" width="68" height="50" />
      <path d="M258 98V70M326 98V70" />
      <text className={styles.middle} x="240" y="58">
        {number(72)}
      </text>
      <text className={styles.middle} x="334" y="58">
        {number(91)}
      </text>
      <text x="0" y="208">
        {number(0)}
      </text>
      <text className={styles.end} x="360" y="208">
        {number(100)}
      </text>
    </svg>
  );
}

function toX(place: number): number {
  return 20 + (place * 320) / (groups.length - 1);
}
