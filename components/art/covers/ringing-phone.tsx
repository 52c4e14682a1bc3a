import { barsPath } from '../bars';
import { pinePath } from '../pines';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [40, 150, 220, 22],
  [96, 172, 150, 16],
  [352, 206, 130, 16],
]);
const slats = barsPath([
  [-10, 26, 530, 6],
  [-10, 48, 530, 6],
  [-10, 70, 530, 6],
]);
const sheet = barsPath([
  [576, 66, 84, 8],
  [576, 86, 60, 8],
  [576, 106, 84, 8],
  [576, 126, 44, 8],
]);
const spanners = [1000, 1046, 1092, 1136, 1174] as const;
const rings = [-54, -30, -6, -126, -150, -174] as const;

/** The view through a roller door at dawn: an empty forecourt, an arriving ute, and a telephone on the bench. */
export function RingingPhone({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <Forecourt />
      <path className="fill-scene-t1" d="M0 0h530v92H0z" />
      <path className="fill-scene-line" d={slats} />
      <path className="fill-scene-line" d="M0 92h530v16H0z" />
      <path className="fill-scene-wall" d="M520 0h680v630H520z" />
      <path className="fill-scene-line" d="M506 92h22v538h-22z" />
      <Wall />
      <path className="fill-scene-t2" d="M470 486h730v30H470z" />
      <path className="fill-scene-t1" d="M470 516h730v12H470zM498 528h26v102h-26z" />
      <path className="fill-scene-sea" d="M590 528h610v102H590z" />
      <path className="fill-scene-t1" d="M590 576h610v5H590zM836 546h104v10H836zM836 598h104v10H836z" />
      <Telephone />
    </CoverFrame>
  );
}

function Forecourt() {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h530v630H0z" />
      <path className="fill-scene-sky2" d="M0 196h530v90H0z" />
      <path className="fill-scene-sky3" d="M0 268h530v140H0z" />
      <circle className="fill-scene-sun" cx="330" cy="316" r="112" />
      <path className="fill-scene-sky3" d={clouds} />
      <path className="fill-scene-h1" d="M0 330l90-50 70 26 110-60 90 54 80-26 100 44v122H0z" />
      <path className="fill-scene-h2" d="M0 372l140-34 120 24 150-40 130 36v60H0z" />
      <path className="fill-scene-dune" d="M0 388q200-14 380-4t160-4v60H0z" />
      <path className="fill-scene-pine" d={pinePath(460, 190, 410) + pinePath(60, 276, 404)} />
      <path className="fill-scene-road" d="M0 418h530v52H0z" />
      <path
        className="fill-scene-kerb"
        d="M0 412h530v8H0zM20 441h60v6H20zM420 441h60v6h-60zM320 441h60v6h-60z"
      />
      <path className="fill-scene-sand" d="M0 468h530v162H0z" />
      <path className="fill-scene-wet" d="M250 468h190c-10 60-80 110-260 162H-24c190-50 270-100 274-162z" />
      <g transform="translate(138 366)">
        <path className="fill-scene-foam" d="M0 38h96l20-34h56l26 34h26q14 0 14 14v34H0z" />
        <path className="fill-scene-win" d="M124 12h22v24h-36zM154 12h16l18 24h-34z" />
        <path className="fill-scene-sea" d="M0 60h238v10H0z" />
        <path className="fill-scene-sun" d="M226 50h12v12h-12z" />
        <path
          className="fill-scene-line"
          d="M29 88a21 21 0 1 0 42 0 21 21 0 1 0-42 0M165 88a21 21 0 1 0 42 0 21 21 0 1 0-42 0"
        />
        <path
          className="fill-scene-h1"
          d="M42 88a8 8 0 1 0 16 0 8 8 0 1 0-16 0M178 88a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
        />
      </g>
    </>
  );
}

/** A calendar sheet, and spanners in order of size. */
function Wall() {
  return (
    <>
      <path className="fill-scene-foam" d="M560 26h116v124H560z" />
      <path className="fill-scene-sea" d="M560 26h116v22H560z" />
      <path className="fill-scene-wet" d={sheet} />
      <path className="fill-scene-wet" d="M966 96h234v12H966z" />
      {spanners.map((x, index) => (
        <path
          key={x}
          className="fill-scene-t1"
          transform={`translate(${x} 104) scale(${1 - index * 0.12})`}
          d="M-8 0h16v176a28 28 0 0 1 6 50v-28h-28v28a28 28 0 0 1 6-50z"
        />
      ))}
    </>
  );
}

function Telephone() {
  return (
    <>
      <path className="fill-scene-line" d="M628 480h224v10H628zM682 376h20v30h-20zM778 376h20v30h-20z" />
      <path className="fill-scene-red" d="M618 482l36-76q8-16 24-16h124q16 0 24 16l36 76z" />
      <circle className="fill-scene-wall" cx="740" cy="440" r="34" />
      <circle className="fill-scene-line" cx="740" cy="440" r="14" />
      <path
        className="fill-scene-red"
        transform="translate(740 346) rotate(-9)"
        d="M-140-4c0-36 64-52 140-52S140-40 140-4v36H74V10c0-8-36-14-74-14s-74 6-74 14v22h-66z"
      />
      {rings.map((turn) => (
        <path
          key={turn}
          className="fill-scene-sun"
          transform={`rotate(${turn} 740 346)`}
          d="M914 339h44a7 7 0 0 1 0 14h-44a7 7 0 0 1 0-14z"
        />
      ))}
    </>
  );
}
