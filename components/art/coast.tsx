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

/**
 * The coast, cut into six pieces that click together once, on load. For the home page's hero; at most once per page. Each
 * piece is a drawing of its own: browsers move whole drawings without painting them again, but not parts of one.
 */
export function Coast({ dir, className }: { dir: 'ltr' | 'rtl'; className?: string }) {
  const pieces = coastPieces(dir);
  return (
    <div className={classNames(styles.picture, className)} aria-hidden="true">
      {pieces.map(({ id, path }, index) => (
        <svg
          key={id}
          data-piece={id}
          className={classNames(styles.piece, pieceClass[id])}
          viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
          preserveAspectRatio="xMinYMax slice"
          aria-hidden="true"
        >
          <defs>
            {index === 0 && (
              <g id="coast">
                <CoastScene />
              </g>
            )}
            <path id={`cut-${id}`} d={path} />
            <clipPath id={`clip-${id}`}>
              <use href={`#cut-${id}`} />
            </clipPath>
          </defs>
          <use href="#coast" clipPath={`url(#clip-${id})`} />
          <use href={`#cut-${id}`} className={styles.cut} />
        </svg>
      ))}
    </div>
  );
}
