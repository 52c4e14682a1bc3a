import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [120, 90, 220, 22],
  [180, 112, 140, 16],
  [880, 130, 190, 20],
]);
/** Position and rotation of each star. */
const stars = [
  { x: 330, y: 268, turn: -8 },
  { x: 465, y: 292, turn: 5 },
  { x: 600, y: 300, turn: -4 },
  { x: 735, y: 292, turn: 7 },
  { x: 870, y: 268, turn: -6 },
] as const;

/** Five stars on a washing line between two palms. */
export function StarLine({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-sky" d="M0 0h1200v630H0z" />
      <path className="fill-scene-sky2" d="M0 200h1200v110H0z" />
      <path className="fill-scene-sky3" d="M0 300h1200v110H0z" />
      <path className="fill-scene-sky3" d={clouds} />
      <path className="fill-scene-sea" d="M0 400h1200v80H0z" />
      <path className="fill-scene-shal" d="M0 452q300-20 600 0t600 0v40H0z" />
      <path className="fill-scene-sand" d="M0 480q300-26 640-8t560-10v168H0z" />
      <Palm x={220} foot={570} scale={3} />
      <Palm x={990} foot={570} scale={3} />
      <path fill="none" className="stroke-scene-line" strokeWidth="6" d="M226 190q374 90 758 0" />
      {stars.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className="fill-scene-sun" d="M0-54l16 36 40 4-30 27 9 39-35-20-35 20 9-39-30-27 40-4z" />
          <path className="fill-scene-red" d="M-6-76H6v34H-6z" />
        </g>
      ))}
    </CoverFrame>
  );
}
