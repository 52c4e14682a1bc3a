import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

/** Position, rotation and scale of each star. */
const stars = [
  { x: 300, y: 250, turn: -10, scale: 1 },
  { x: 448, y: 292, turn: 6, scale: 1.2 },
  { x: 606, y: 306, turn: -4, scale: 1.45 },
  { x: 768, y: 288, turn: 8, scale: 1.2 },
  { x: 910, y: 246, turn: -7, scale: 1 },
] as const;
/** What each star throws on the water. */
const glitter = barsPath(
  stars.flatMap(({ x, scale }) =>
    [0, 1, 2].map(
      (row) => [x - scale * (44 - row * 12), 474 + row * 18, scale * (88 - row * 24), 8] as const,
    ),
  ),
);
const far = [
  [150, 70],
  [250, 120],
  [420, 60],
  [560, 130],
  [700, 54],
  [840, 110],
  [960, 70],
  [1060, 150],
] as const;

/** Five stars on a washing line between two palms, after sunset. */
export function StarLine({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-t1" d="M0 0h1200v630H0z" />
      <path className="fill-scene-sea" d="M0 190q600-40 1200 0v300H0z" />
      <path className="fill-scene-sea2" d="M0 316q600-44 1200 0v160H0z" />
      <path className="fill-scene-shal" d="M0 410q600-30 1200 0v60H0z" />
      {far.map(([x, y]) => (
        <circle className="fill-scene-shal" key={x} cx={x} cy={y} r="4" />
      ))}
      <path className="fill-scene-sea" d="M0 460h1200v90H0z" />
      <path className="fill-scene-sun" d={glitter} />
      <path className="fill-scene-dune2" d="M0 540q300-26 640-8t560-10v108H0z" />
      <g transform="rotate(9 60 600)">
        <Palm x={70} foot={600} scale={3.3} />
      </g>
      <g transform="rotate(-9 1140 600)">
        <Palm x={1130} foot={600} scale={3.3} />
      </g>
      <path fill="none" className="stroke-scene-line" strokeWidth="5" d="M140 130q470 190 920 0" />
      {stars.map(({ x, y, turn, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <path className="fill-scene-sun" d="M0-54l16 36 40 4-30 27 9 39-35-20-35 20 9-39-30-27 40-4z" />
          <path className="fill-scene-red" d="M-6-84H6v40H-6z" />
        </g>
      ))}
      <path className="fill-scene-t2" d="M520 560h180l-22 58H542z" />
      <path className="fill-scene-sand" d="M508 544h204v20H508z" />
    </CoverFrame>
  );
}
