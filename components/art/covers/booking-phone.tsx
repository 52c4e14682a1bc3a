import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [150, 96, 220, 22],
  [220, 118, 150, 16],
  [900, 140, 190, 20],
]);
const glitter = barsPath([
  [220, 372, 200, 9],
  [280, 398, 150, 9],
  [170, 424, 110, 9],
  [880, 384, 160, 9],
  [960, 412, 120, 9],
]);
/** Rain on the pane. */
const drops = Array.from(
  { length: 30 },
  (_, index) => `M${60 + ((index * 197) % 1080)} ${50 + ((index * 113) % 400)}v${14 + (index % 4) * 12}`,
).join('');
/** Top of each field on the phone, and how much of it is filled in. */
const fields = [
  { y: 150, filled: 120 },
  { y: 226, filled: 86 },
  { y: 302, filled: 104 },
] as const;

/** A phone on a windowsill by the sea: three fields and one big button. */
export function BookingPhone({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <View />
      <path
        className="fill-scene-t1"
        d="M0 0h1200v34H0zM0 0h44v520H0zM1156 0h44v520h-44zM464 0h20v520h-20z"
      />
      <path className="fill-scene-wall" d="M0 506h1200v124H0z" />
      <path className="fill-scene-t2" d="M0 506h1200v20H0z" />
      <Pot />
      <Phone />
    </CoverFrame>
  );
}

function View() {
  return (
    <>
      <path className="fill-scene-rain" d="M0 0h1200v350H0z" />
      <path className="fill-scene-h1" d={clouds} />
      <path className="fill-scene-h2" d="M760 342l130-54 120 30 110-48 80 30v42z" />
      <path className="fill-scene-h2" d="M0 340h1200v180H0z" />
      <path className="fill-scene-shal" d={glitter} />
      <path className="fill-scene-wet" d="M0 486q300-40 620-14t580-22v70H0z" />
      <Palm x={1060} foot={496} scale={1.6} />
      <path fill="none" className="stroke-scene-foam" strokeWidth="5" strokeLinecap="round" d={drops} />
    </>
  );
}

function Pot() {
  return (
    <>
      <path className="fill-scene-red" d="M160 436h120l-16 90h-88z" />
      <path className="fill-scene-red" d="M148 420h144v24H148z" />
      <path
        className="fill-scene-dune2"
        d="M220 424c-60-20-92-70-88-130 46 20 76 60 84 104 0-60 20-106 66-136 12 60-6 116-46 152 20-30 52-46 92-46-14 40-52 62-96 58z"
      />
    </>
  );
}

function Phone() {
  return (
    <g transform="translate(590 30)">
      <path className="fill-scene-line" opacity=".25" d="M30 496h270l90 44H60z" />
      <rect className="fill-scene-line" width="300" height="510" rx="36" />
      <rect className="fill-scene-foam" x="16" y="16" width="268" height="478" rx="24" />
      <rect className="fill-scene-line" x="112" y="28" width="76" height="12" rx="6" />
      <rect className="fill-scene-sea" x="44" y="72" width="150" height="22" rx="11" />
      <rect className="fill-scene-wet" x="44" y="108" width="96" height="12" rx="6" />
      {fields.map(({ y, filled }) => (
        <g key={y}>
          <rect className="fill-scene-wet" x="44" y={y} width="212" height="56" rx="12" />
          <rect className="fill-scene-foam" x="48" y={y + 4} width="204" height="48" rx="9" />
          <rect className="fill-scene-sea2" x="62" y={y + 21} width={filled} height="14" rx="7" />
        </g>
      ))}
      <rect className="fill-scene-red" x="44" y="388" width="212" height="72" rx="18" />
      <path
        fill="none"
        className="stroke-scene-foam"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M130 425l14 14 28-32"
      />
    </g>
  );
}
