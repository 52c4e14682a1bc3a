import type { CSSProperties } from 'react';
import { cornerPiece } from './corner-piece';
import styles from './puzzle-pieces.module.css';

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
