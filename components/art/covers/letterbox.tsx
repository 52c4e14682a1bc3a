import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [640, 84, 250, 24],
  [720, 108, 180, 18],
  [1010, 190, 150, 18],
]);
const pickets = Array.from({ length: 14 }, (_, index) => `M${836 + index * 30} 620V516l9-12 9 12v104z`).join(
  '',
);
/** Position, rotation and scale of each letter. */
const letters = [
  { x: 176, y: 318, turn: -30, scale: 0.34 },
  { x: 232, y: 256, turn: -38, scale: 0.5 },
  { x: 322, y: 198, turn: -24, scale: 0.72 },
  { x: 446, y: 168, turn: 4, scale: 1 },
] as const;

/** Reminders on their way from the workshop on the hill to a letterbox at the garden gate. */
export function Letterbox({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-shal" d="M0 0h1200v630H0z" />
      <path className="fill-scene-noon" d="M0 220h1200v200H0z" />
      <path className="fill-scene-noon" d={clouds} />
      <path
        className="fill-scene-h1"
        d="M0 360l130-50 120 40 140-60 160 70 130-40 150 50 140-40 230 60v80H0z"
      />
      <path className="fill-scene-h2" d="M0 400q160-50 330-20t330-10 540 20v140H0z" />
      <Hill />
      <House />
      <path className="fill-scene-dune" d="M0 500q300-40 620-16t580-20v166H0z" />
      <path className="fill-scene-kerb" d="M940 466h70c-20 50-100 90-200 164H560c180-70 340-110 380-164z" />
      <path className="fill-scene-foam" d={pickets} />
      <path className="fill-scene-foam" d="M826 534h374v12H826zM826 584h374v12H826z" />
      {letters.map((letter) => (
        <Letter key={letter.x} {...letter} />
      ))}
      <Box />
      <path
        className="fill-scene-dune2"
        d="M0 630c10-60 70-96 130-84 40-40 110-30 140 10 50-10 90 24 96 74z"
      />
    </CoverFrame>
  );
}

function Hill() {
  return (
    <>
      <path className="fill-scene-dune2" d="M0 420q140-44 300 0t260 80H0z" />
      <path className="fill-scene-line" d="M66 366l62-34 62 34v10H66z" />
      <path className="fill-scene-wall" d="M76 372h104v54H76z" />
      <path className="fill-scene-bay" d="M92 390h34v36H92z" />
      <path className="fill-scene-sea" d="M138 386h30v14h-30z" />
    </>
  );
}

function House() {
  return (
    <>
      <path className="fill-scene-line" d="M868 366l70-62h190l72 62v14H868z" />
      <path className="fill-scene-wall" d="M896 380h304v92H896z" />
      <path className="fill-scene-t2" d="M896 380h86v92h-86z" />
      <path className="fill-scene-win" d="M914 398h50v40h-50zM1080 398h70v40h-70z" />
      <path className="fill-scene-bay" d="M1010 398h42v74h-42z" />
      <path
        className="fill-scene-t1"
        d="M872 380h8v92h-8zM986 380h8v92h-8zM1064 380h8v92h-8zM868 470h332v10H868z"
      />
      <Palm x={1170} foot={500} scale={1.5} />
    </>
  );
}

function Letter({ x, y, turn, scale }: (typeof letters)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className="fill-scene-foam" d="M-70-46H70v92H-70z" />
      <path className="fill-scene-wet" d="M-70-46H70L0 14z" />
      <path className="fill-scene-foam" d="M-58-46H58L0 4z" />
      <path className="fill-scene-sun" d="M-10-16a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
    </g>
  );
}

function Box() {
  return (
    <>
      <path className="fill-scene-t1" d="M622 440h46v190h-46z" />
      <path className="fill-scene-t2" d="M622 440h18v190h-18z" />
      <path className="fill-scene-foam" d="M520 250l120-30 22 90-120 30z" />
      <path className="fill-scene-sun" d="M540 262l60-15 4 14-60 15z" />
      <path className="fill-scene-wall" d="M598 226l130 10-10 100-130-10z" />
      <path className="fill-scene-sea2" d="M612 244l66 5-1 14-66-5zM610 272l96 7-1 10-96-7z" />
      <path className="fill-scene-sea" d="M500 306h290v150H500z" />
      <path className="fill-scene-sea2" d="M500 306h210v150H500z" />
      <path className="fill-scene-line" d="M484 318l84-56h166l76 56zM532 340h146v18H532z" />
      <path className="fill-scene-foam" d="M566 388h78v38h-78z" />
      <path className="fill-scene-line" d="M742 300h10v100h-10z" />
      <path className="fill-scene-red" d="M742 246h92l-22 27 22 27h-92z" />
    </>
  );
}
