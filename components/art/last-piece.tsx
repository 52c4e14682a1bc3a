import { piecePath } from './jigsaw';
import styles from './last-piece.module.css';

const size = 400;
const half = size / 2;
const knob = (kind: 'tab' | 'socket') => ({ at: half / 2, kind });

/** The picture but for its upper corner. */
const rest = piecePath(
  [0, 0],
  [
    { to: [half, 0] },
    { to: [half, half], knob: knob('socket') },
    { to: [size, half], knob: { at: size - half / 2, kind: 'tab' } },
    { to: [size, size] },
    { to: [0, size] },
    { to: [0, 0] },
  ],
);
const last = piecePath(
  [half, 0],
  [
    { to: [size, 0] },
    { to: [size, half] },
    { to: [half, half], knob: { at: size - half / 2, kind: 'socket' } },
    { to: [half, 0], knob: knob('tab') },
  ],
);

/** A jigsaw whose last piece clicks in as it appears. */
export function LastPiece() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className={styles.rest} d={rest} />
      <path className={styles.last} d={last} />
    </svg>
  );
}
