import styles from './steering-wheel.module.css';

const CENTRE = 320;
const ticks = Array.from({ length: 21 }, (_, tick) => tick);

/** A steering wheel with a rev counter behind it; the badge is the corner piece. */
export function SteeringWheel() {
  return (
    <svg className={styles.wheel} viewBox="0 0 640 640" aria-hidden="true">
      <path className={styles.wheelHood} d="M130 320a190 190 0 0 1 380 0z" />
      <path
        className={styles.wheelTicks}
        d={ticks.map((tick) => mark(tick, tick % 5 === 0 ? 26 : 12)).join('')}
      />
      <path className={styles.wheelNeedle} d="M320 320 236 196" />
      <circle className={styles.wheelRim} cx={CENTRE} cy={CENTRE} r="278" />
      <circle className={styles.wheelGrip} cx={CENTRE} cy={CENTRE} r="298" />
      <path className={styles.wheelSpokes} d="M56 330h180M404 330h180M320 420v170" />
      <circle className={styles.wheelHub} cx={CENTRE} cy="340" r="104" />
      <path
        className={styles.wheelBadge}
        transform="translate(268 288) scale(1.04)"
        d="M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z"
      />
    </svg>
  );
}

/** A line of the given length on the upper half of the rev counter, from its rim inwards. */
function mark(tick: number, length: number): string {
  const angle = Math.PI * (1 - tick / 20);
  const at = (radius: number) =>
    `${Math.round(CENTRE + radius * Math.cos(angle))} ${Math.round(CENTRE - radius * Math.sin(angle))}`;
  return `M${at(176)}L${at(176 - length)}`;
}
