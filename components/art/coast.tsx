import { coastPieces, PICTURE_HEIGHT, PICTURE_WIDTH } from './coast-cut';
import { CoastScene } from './coast-scene';

/** The coast, cut into six pieces that click together once, on load. Drawn for the home page's hero, once a page. */
export function Coast({ dir }: { dir: 'ltr' | 'rtl' }) {
  const pieces = coastPieces(dir);
  return (
    <svg
      className="art"
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="win" width="12" height="14" patternUnits="userSpaceOnUse">
          <path className="hue-win" d="M0 0h12v5H0z" />
        </pattern>
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
        <g key={id} className={`pc pc-${id}`}>
          <use href="#coast" clipPath={`url(#clip-${id})`} />
          <use href={`#cut-${id}`} className="coast-cut" />
        </g>
      ))}
    </svg>
  );
}
