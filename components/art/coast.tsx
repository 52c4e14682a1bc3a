import { classNames } from '@/components/ui/class-names';
import styles from './coast.module.css';
import { coastPieces, PICTURE_HEIGHT, PICTURE_WIDTH } from './coast-cut';
import { Shapes as CoastScene } from './coast-scene.svg';

/** How each piece comes into its place; the corner comes last. */
const pieceClass: Record<ReturnType<typeof coastPieces>[number]['id'], string | undefined> = {
  u1: styles.pieceU1,
  u2: styles.pieceU2,
  u3: styles.pieceU3,
  l3: styles.pieceL3,
  l2: styles.pieceL2,
  l1: styles.corner,
};

/** The coast, cut into six pieces that click together once, on load. For the home page's hero; at most once per page. */
export function Coast({ dir, className }: { dir: 'ltr' | 'rtl'; className?: string }) {
  const pieces = coastPieces(dir);
  return (
    <svg
      className={classNames(styles.picture, className)}
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <defs>
        <g id="coast">
          <CoastScene />
        </g>
        {pieces.map(({ id, path }) => (
          <path key={id} id={`cut-${id}`} d={path} />
        ))}
        {pieces.map(({ id }) => (
          <clipPath key={id} id={`clip-${id}`}>
            <use href={`#cut-${id}`} />
          </clipPath>
        ))}
      </defs>
      {pieces.map(({ id }) => (
        <g key={id} data-piece={id} className={`${styles.piece} ${pieceClass[id]}`}>
          <use href="#coast" clipPath={`url(#clip-${id})`} />
          <use href={`#cut-${id}`} className={styles.cut} />
        </g>
      ))}
    </svg>
  );
}
