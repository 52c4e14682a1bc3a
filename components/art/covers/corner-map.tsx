import { barsPath } from '../bars';
import { piecePath } from '../jigsaw';
import { CoverFrame } from './cover-frame';
import { TableThings } from './table-things';

/** The lower corner of the map: two straight edges, a tab on each of the others. */
const corner = piecePath(
  [340, 214],
  [
    { to: [730, 214], knob: { at: 548, kind: 'tab' } },
    { to: [730, 540], knob: { at: 372, kind: 'tab' } },
    { to: [340, 540] },
    { to: [340, 214] },
  ],
);
/** The neighbouring pieces, already in place. */
const neighbours =
  piecePath(
    [730, -60],
    [
      { to: [1110, -60] },
      { to: [1110, 214], knob: { at: 96, kind: 'tab' } },
      { to: [730, 214], knob: { at: 930, kind: 'socket' } },
      { to: [730, -60], knob: { at: 96, kind: 'socket' } },
    ],
  ) +
  piecePath(
    [1110, 540],
    [{ to: [1110, 214], knob: { at: 392, kind: 'socket' } }, { to: [1220, 214] }],
  ).replace('Z', '');
const ripples = barsPath([
  [800, 346, 110, 8],
  [930, 328, 70, 8],
  [1060, 296, 100, 8],
  [410, 410, 90, 8],
]);
const rows = [
  [362, 24, 5],
  [362, 116, 5],
  [362, 266, 4],
  [362, 480, 4],
  [648, 24, 4],
  [648, 120, 4],
  [600, 480, 3],
  [790, 220, 4],
  [790, 430, 6],
  [1080, 60, 2],
  [1080, 130, 2],
  [800, 490, 6],
] as const;
const roofs = rows
  .flatMap(([x, y, count]) =>
    Array.from({ length: count }, (_, index) => `M${x + index * 46} ${y}h32v24h-32z`),
  )
  .join('');

/** A street map as a puzzle on a table: its corner piece, with the pin on it, is about to go in. */
export function CornerMap({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <clipPath id="corner-map-piece">
        <path d={corner} />
      </clipPath>
      <path className="fill-scene-sea" d="M0 0h1200v630H0z" />
      <path className="fill-scene-t1" d="M352 0h848v556H352z" />
      <Suburb />
      <path fill="none" className="stroke-scene-cut" strokeWidth="5" d={neighbours} />
      <path className="fill-scene-sea" d={corner} />
      <TableThings />
      <g transform="translate(-40 34) rotate(-5 535 377)">
        <path className="fill-scene-line" opacity=".3" d={corner} transform="translate(14 18)" />
        <g clipPath="url(#corner-map-piece)">
          <Suburb />
        </g>
        <path fill="none" className="stroke-scene-cut" strokeWidth="5" d={corner} />
        <Pin />
      </g>
    </CoverFrame>
  );
}

function Suburb() {
  return (
    <>
      <path className="fill-scene-sand" d="M340 0h860v540H340z" />
      <path
        className="fill-scene-dune"
        d="M640 250h130v110H640zM860 20h190v140H860zM1090 400h110v140h-110z"
      />
      <path
        className="fill-scene-shal"
        d="M340 384c70-30 130-26 190 0s90 40 150 24 90-70 160-84 120 10 180-10 90-50 180-60v84c-70 10-110 40-170 60s-120 0-180 14-100 60-180 70-110-10-170-30-100-20-160 6z"
      />
      <path className="fill-scene-sea2" d={ripples} />
      <path
        fill="none"
        className="stroke-scene-foam"
        strokeWidth="15"
        d="M340 84h870M340 236h290l150-52h430M630-10v550M830-10L773 540M1066-10v380M340 464h290l580-66"
      />
      <path className="fill-scene-t2" d={roofs} />
    </>
  );
}

function Pin() {
  return (
    <g transform="translate(530 486)">
      <path className="fill-scene-line" opacity=".3" d="M0 0l60-34 44 4-86 36z" />
      <path className="fill-scene-red" d="M0 0c-58-74-82-106-82-146a82 82 0 0 1 164 0c0 40-24 72-82 146z" />
      <circle className="fill-scene-foam" cy="-146" r="32" />
    </g>
  );
}
