import { Shapes as CoastScene } from '@/components/art/coast-scene.svg';
import { sevenPieces, sevenPiecesCuts, sevenPiecesView } from '@/components/art/seven-pieces';
import { classNames } from '@/components/ui/class-names';
import { answerFields } from './answer-fields';
import styles from './puzzle.module.css';

const { x, y, width, height } = sevenPiecesView;

/**
 * The coast in seven pieces, one for each answer: those listed in an ancestor's `data-answered` are in place, the others
 * are numbered gaps, in which the picture is pale. At most once per page.
 */
export function Puzzle({ formatNumber }: { formatNumber: (value: number) => string }) {
  const pieces = sevenPieces.map((piece, index) => ({ ...piece, index, field: answerFields[index] }));
  return (
    <svg
      className={styles.puzzle}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <g id="puzzle-coast">
          <CoastScene />
        </g>
        {pieces.map(({ field, path }) => (
          <path key={field} id={`puzzle-cut-${field}`} d={path} />
        ))}
        {pieces.map(({ field }) => (
          <clipPath key={field} id={`puzzle-clip-${field}`}>
            <use href={`#puzzle-cut-${field}`} />
          </clipPath>
        ))}
        <clipPath id="puzzle-clip">
          <path d={`M${x} ${y}h${width}v${height}h${-width}z`} />
        </clipPath>
      </defs>
      <use href="#puzzle-coast" clipPath="url(#puzzle-clip)" className={styles.preview} />
      <path d={sevenPiecesCuts} className={styles.outline} />
      {pieces.map(({ field, index, centre: [atX] }) => (
        <text
          key={field}
          className={classNames(styles.number, styles.place, styles.gap)}
          data-field={field}
          x={index < 4 ? atX : atX + 20}
          y={index < 4 ? 320 : 630}
        >
          {formatNumber(index + 1)}
        </text>
      ))}
      {pieces.map(({ field }) => (
        <g key={field} className={classNames(styles.place, styles.piece)} data-field={field}>
          <use href="#puzzle-coast" clipPath={`url(#puzzle-clip-${field})`} />
          <use href={`#puzzle-cut-${field}`} className={styles.cut} />
        </g>
      ))}
    </svg>
  );
}

/** What a single piece is shown in: its tabs fit below and above, and go beyond the sides. */
const REACH = 220;
const ABOVE = 270;
const BELOW = 370;

/** Each piece by itself with its number; refers to what `Puzzle` defines, which has to be on the page. */
export function puzzlePieces(formatNumber: (value: number) => string) {
  return sevenPieces.map(({ centre: [atX, atY] }, index) => {
    const field = answerFields[index];
    return (
      <svg
        key={field}
        className={styles.step}
        viewBox={`${atX - REACH} ${atY - ABOVE} ${2 * REACH} ${ABOVE + BELOW}`}
        aria-hidden="true"
      >
        <use href="#puzzle-coast" clipPath={`url(#puzzle-clip-${field})`} />
        <use href={`#puzzle-cut-${field}`} className={styles.cut} />
        <text className={styles.number} x={atX} y={atY}>
          {formatNumber(index + 1)}
        </text>
      </svg>
    );
  });
}
