import type { CSSProperties } from 'react';
import styles from './puzzle-pieces.module.css';

/** The logo's corner piece, in a 100 × 100 box: socket above, tab ahead. */
const cornerPiece =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z';

/** One press: the origin of its pieces, in px of the window. */
export interface Burst {
  id: number;
  x: number;
  y: number;
}

/** Their directions and colours are in puzzle-pieces.module.css. */
const pieces = [1, 2, 3, 4, 5, 6] as const;

export function PuzzlePieces({ bursts }: { bursts: readonly Burst[] }) {
  return (
    <div className={styles.pieces} data-part="pieces" aria-hidden="true">
      {bursts.map((burst) =>
        pieces.map((piece) => (
          <svg
            key={`${burst.id}-${piece}`}
            className={`${styles.piece} ${styles[`piece${piece}`]}`}
            viewBox="0 0 100 100"
            aria-hidden="true"
            style={from(burst)}
          >
            <path d={cornerPiece} />
          </svg>
        )),
      )}
    </div>
  );
}

function from({ x, y }: Burst): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': `${x}px`, '--y': `${y}px` };
}
