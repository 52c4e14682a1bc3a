import { barsPath } from '../bars';
import { CoverFrame } from './cover-frame';

const swell = barsPath([
  [860, 70, 190, 10],
  [980, 130, 230, 10],
  [560, 40, 160, 10],
  [1060, 230, 150, 10],
]);
const umbrellas = [
  { x: 150, y: 210, r: 76, cloth: 'fill-scene-sea2', stripe: 'fill-scene-foam' },
  { x: 366, y: 402, r: 104, cloth: 'fill-scene-sun', stripe: 'fill-scene-foam' },
  { x: 130, y: 500, r: 88, cloth: 'fill-scene-foam', stripe: 'fill-scene-t2' },
  { x: 812, y: 498, r: 96, cloth: 'fill-scene-dune', stripe: 'fill-scene-sun' },
  { x: 1060, y: 560, r: 80, cloth: 'fill-scene-sea', stripe: 'fill-scene-shal' },
] as const;

/** The beach from above: umbrellas in different colours. */
export function BeachUmbrellas({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-sand" d="M0 0h1200v630H0z" />
      <Sea />
      <Towels />
      {umbrellas.map((umbrella) => (
        <Umbrella key={umbrella.x} {...umbrella} />
      ))}
      <circle className="fill-scene-wet" cx="616" cy="330" r="92" />
      <circle className="fill-scene-foam" cx="590" cy="300" r="92" />
      <circle className="fill-scene-red" cx="590" cy="300" r="42" />
      <Plane />
    </CoverFrame>
  );
}

function Sea() {
  return (
    <>
      <path
        className="fill-scene-wet"
        d="M160 0c60 70 150 60 230 90s90 90 190 96 130 30 210 70 120 90 210 90 140 40 200 60V0z"
      />
      <path
        className="fill-scene-foam"
        d="M216 0c60 56 140 46 210 74s90 84 180 90 130 30 206 66 120 84 200 86 130 36 188 54V0z"
      />
      <path
        className="fill-scene-shal"
        d="M256 0c60 40 130 36 190 60s90 80 176 84 130 30 200 64 120 76 196 80 124 30 182 46V0z"
      />
      <path
        className="fill-scene-sea2"
        d="M430 0c50 30 100 30 140 54s70 40 140 44 110 34 176 60 110 54 170 60 100 20 144 34V0z"
      />
      <path className="fill-scene-sea" d="M640 0c50 30 120 30 170 54s110 44 170 56 140 40 220 50V0z" />
      <path className="fill-scene-shal" d={swell} />
    </>
  );
}

function Umbrella({ x, y, r, cloth, stripe }: (typeof umbrellas)[number]) {
  return (
    <>
      <circle className="fill-scene-wet" cx={x + r * 0.28} cy={y + r * 0.32} r={r} />
      <circle className={cloth} cx={x} cy={y} r={r} />
      <path className={stripe} d={[0, 90, 180, 270].map((turn) => wedge(x, y, r, turn)).join('')} />
      <circle className={cloth} cx={x} cy={y} r={r * 0.1} />
    </>
  );
}

/** A sector of 45 degrees. */
function wedge(x: number, y: number, r: number, turn: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${x} ${y}L${at(turn)}A${r} ${r} 0 0 1 ${at(turn + 45)}Z`;
}

function Towels() {
  return (
    <>
      <path className="fill-scene-shal" d="M482 520l76-26 44 124-76 26z" />
      <path className="fill-scene-foam" d="M495 556l76-26 8 22-76 26z" />
      <path className="fill-scene-t2" d="M648 470l70 36-52 104-70-36z" />
      <path className="fill-scene-sea2" d="M196 330l80-10 12 90-80 10z" />
      <path className="fill-scene-sun" d="M900 420l96 46-34 70-96-46z" />
      <path className="fill-scene-foam" d="M250 190c34 10 80 60 96 108-46-10-92-62-96-108z" />
      <path className="fill-scene-sea" d="M276 220l46 56-6 4-46-56z" />
    </>
  );
}

function Plane() {
  const plane =
    'M0-118c14 0 18 26 18 50v26L132 34v26L18 28v56l38 28v20L0 118l-56 14v-20l38-28V28l-114 32V34L-18-42v-26c0-24 4-50 18-50z';
  return (
    <>
      <path
        className="fill-scene-t1"
        opacity=".4"
        transform="translate(940 236) rotate(-52) scale(.8)"
        d={plane}
      />
      <path className="fill-scene-foam" transform="translate(880 150) rotate(-52)" d={plane} />
      <path
        className="fill-scene-t2"
        transform="translate(880 150) rotate(-52)"
        d="M-56 132v-20l38-28h36l38 28v20L0 118z"
      />
    </>
  );
}
