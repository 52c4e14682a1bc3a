import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const glitter = barsPath([
  [150, 316, 120, 8],
  [210, 338, 150, 8],
  [120, 360, 90, 8],
]);
const boards = barsPath([
  [0, 560, 420, 6],
  [500, 592, 560, 6],
  [860, 548, 340, 6],
]);
const seals = [-96, 0, 96] as const;
/** Unopened letters in the basket: left edge, top and rotation of each. */
const unopened = [
  { x: 900, y: 214, turn: -18 },
  { x: 990, y: 196, turn: 12 },
  { x: 944, y: 240, turn: 4 },
  { x: 1008, y: 256, turn: -8 },
] as const;
const uprights = Array.from(
  { length: 9 },
  (_, index) => `M${868 + index * 34} 290l${16 - index * 4} 190`,
).join('');

/** A letter with three seals on a bench; behind it a basket of unopened letters. */
export function SealedLetter({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-sea" d="M0 0h1200v630H0z" />
      <View />
      <Lamp />
      <Basket />
      <path className="fill-scene-t2" d="M0 474h1200v156H0z" />
      <path className="fill-scene-t1" d="M0 474h1200v12H0z" />
      <path className="fill-scene-t1" opacity=".25" d={boards} />
      <Letter />
    </CoverFrame>
  );
}

function View() {
  return (
    <>
      <path className="fill-scene-t1" d="M56 60h392v356H56z" />
      <path className="fill-scene-road" d="M72 76h360v324H72z" />
      <circle className="fill-scene-foam" cx="170" cy="164" r="46" />
      <circle className="fill-scene-road" cx="192" cy="150" r="42" />
      <path className="fill-scene-sea2" d="M72 290h360v110H72z" />
      <path className="fill-scene-shal" d={glitter} />
      <path className="fill-scene-sand" d="M72 384q180-22 360 0v16H72z" />
      <Palm x={340} foot={392} scale={0.9} />
      <path className="fill-scene-t1" d="M246 60h12v356h-12zM40 408h424v18H40z" />
    </>
  );
}

/** It hangs from above and lights the letter and the basket. */
function Lamp() {
  return (
    <>
      <path className="fill-scene-sun" opacity=".3" d="M640 92h160l300 382H400z" />
      <path className="fill-scene-line" d="M717 0h6v40h-6z" />
      <path className="fill-scene-red" d="M690 36h60l60 58H630z" />
      <path className="fill-scene-sun" d="M676 94h88a44 26 0 0 1-88 0z" />
    </>
  );
}

function Basket() {
  return (
    <>
      {unopened.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className="fill-scene-sand" d="M0 0h120v150H0z" />
          <path className="fill-scene-wet" d="M0 0h120L60 54z" />
        </g>
      ))}
      <path fill="none" className="stroke-scene-line" strokeWidth="5" d={uprights} />
      <path
        fill="none"
        className="stroke-scene-line"
        strokeWidth="8"
        strokeLinejoin="round"
        d="M860 290h288l-24 190H884zM868 350h272M876 414h256"
      />
    </>
  );
}

function Letter() {
  return (
    <g transform="translate(680 402) rotate(-5)">
      <path className="fill-scene-line" opacity=".25" d="M-212-116h440v262h-440z" />
      <path className="fill-scene-foam" d="M-224-132h448v264h-448z" />
      <path className="fill-scene-wet" d="M-224-132h448L0 40z" />
      <path className="fill-scene-foam" d="M-196-132h392L0 18z" />
      {seals.map((x) => (
        <g key={x} transform={`translate(${x} 70)`}>
          <circle className="fill-scene-red" r="38" />
          <circle fill="none" className="stroke-scene-foam" strokeWidth="4" r="28" />
          <path
            fill="none"
            className="stroke-scene-foam"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M-13 1l9 10 17-20"
          />
        </g>
      ))}
    </g>
  );
}
